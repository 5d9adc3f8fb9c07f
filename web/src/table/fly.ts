// A picture of a thing goes where the thing has gone; it is in nobody's way.
export function fly(picture: HTMLElement, from: DOMRect, to: DOMRect, scale: number) {
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '10',
    pointerEvents: 'none',
  });
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  document.body.append(picture);
  const x = to.left + Math.min(to.width / 2, 40) - from.left - from.width / 2;
  const y = to.top + Math.min(to.height / 2, 40) - from.top - from.height / 2;
  const away = `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = picture.animate([{ transform: 'none' }, { transform: away, opacity: 0.85 }], {
    duration: 420,
    easing: 'cubic-bezier(.3, .1, .2, 1)',
  });
  flight.onfinish = flight.oncancel = () => picture.remove();
}

// Plays what is to be heard. There is no audio in the page until a visitor who wants to hear it has touched something, as
// browsers ask; and while nothing sounds, it rests.
import type { Cue } from './cues.ts';
import { Room } from './room.ts';
import { perform, type Sounding } from './score.ts';
import { admit, isLate, outdated } from './voices.ts';

const gestures = ['pointerup', 'keydown'] as const;
const rest = 5000; // after so many milliseconds of silence

export class Player {
  private context: AudioContext | null = null;
  private room: Room | null = null;
  private voices: Sounding[] = [];
  private volume = 0;
  private resting = false;
  private bedtime = 0;

  constructor() {
    for (const gesture of gestures) addEventListener(gesture, this.wake, true);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.hush(this.voices); // nothing of it waits for whoever comes back
    });
  }

  // From 0 to 100, at once.
  setVolume(volume: number) {
    this.volume = volume;
    this.room?.setVolume(volume);
    if (volume === 0) this.hush(this.voices);
  }

  // Cues that were asked for at a time of `performance.now()`.
  async play(cues: Cue[], asked: number) {
    // Whoever is looking at another page only wants to know when to come back.
    const heard = document.hidden ? cues.filter(({ sound }) => sound === 'your_turn') : cues;
    if (heard.length === 0 || this.volume === 0) return;
    if (!this.context && !navigator.userActivation?.hasBeenActive) return;
    const { context, room } = this.open();
    if (this.resting || context.state !== 'running') await context.resume();
    this.resting = false;
    if (isLate(asked, performance.now())) return;
    this.hush(outdated(this.voices, context.currentTime));
    for (const cue of heard) this.add(cue, context, room);
    this.goToRest(context);
  }

  private add(cue: Cue, context: AudioContext, room: Room) {
    const starts = Math.max(context.currentTime, room.opens) + (cue.after ?? 0) / 1000;
    const { heard, leaves } = admit(cue.sound, starts, this.voices);
    if (!heard) return;
    leaves?.fade(starts);
    this.voices = [
      ...this.voices.filter((voice) => voice !== leaves && voice.ends > context.currentTime),
      perform(context, room.entrance, cue, starts),
    ];
  }

  private hush(voices: Sounding[]) {
    for (const voice of voices) voice.fade(this.context!.currentTime);
    this.voices = this.voices.filter((voice) => !voices.includes(voice));
  }

  private open(): { context: AudioContext; room: Room } {
    this.context ??= new AudioContext();
    this.room ??= new Room(this.context, this.volume);
    return { context: this.context, room: this.room };
  }

  // Some browsers want to be asked while something is being touched, until they have agreed once.
  private readonly wake = () => {
    if (this.volume === 0) return;
    const { context } = this.open();
    context.resume().then(
      () => {
        for (const gesture of gestures) removeEventListener(gesture, this.wake, true);
        this.goToRest(context);
      },
      () => undefined, // at the next touch, then
    );
  };

  private goToRest(context: AudioContext) {
    clearTimeout(this.bedtime);
    const last = Math.max(context.currentTime, ...this.voices.map(({ ends }) => ends));
    this.bedtime = window.setTimeout(
      () => {
        this.resting = true;
        void context.suspend();
      },
      rest + 1000 * (last - context.currentTime),
    );
  }
}

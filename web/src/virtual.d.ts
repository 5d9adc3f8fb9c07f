declare module 'virtual:texts/*' {
  const messages: Record<string, string>;
  export default messages;
}

/** Property lists (Apple's plist(5)), as far as they are used here: the package has no types. */
declare module 'plist' {
  const plist: { parse(text: string): Record<string, unknown>; build(values: object): string }
  export default plist
}

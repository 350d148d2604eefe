// These packages come without types. Only what is used is declared.

declare module 'myanmar-tools' {
  class ZawgyiDetector {
    /** 0 (Unicode) to 1 (Zawgyi); -Infinity for a text without Burmese. */
    getZawgyiProbability(text: string): number
  }
  const tools: { ZawgyiDetector: typeof ZawgyiDetector }
  export default tools
}

declare module 'rabbit-node' {
  const rabbit: {
    zg2uni(text: string): string
    uni2zg(text: string): string
  }
  export default rabbit
}

// This package comes without types. Only what is used is declared.

declare module 'myanmar-tools' {
  class ZawgyiDetector {
    /** 0 (Unicode) to 1 (Zawgyi); -Infinity for a text without Burmese. */
    getZawgyiProbability(text: string): number
  }
  const tools: { ZawgyiDetector: typeof ZawgyiDetector }
  export default tools
}

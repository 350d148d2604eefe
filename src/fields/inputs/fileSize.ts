/** 500 MB of decoded bytes (spec 9.10, docs/rules.md#upload-sizes). */
export const largestFile = 524_288_000

const units = ['B', 'KB', 'MB', 'GB'] as const

/** `1536` → `1.5 KB`. */
export function showSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1)
  const amount = bytes / 1024 ** power
  return `${amount < 10 && power > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[power]}`
}

import { reached, type Figure } from './figures.ts'

/** Sizes in px. */
const [labelWidth, barWidth, rowHeight, fontSize] = [290, 330, 20, 12]
/** Bars of what is better than this many times the goal are cut off. */
const most = 3
/** Of the brand, and a warning; both can be read on light and dark ground. */
const [good, missing, grey] = ['#0f8a5f', '#d9622b', '#808080']

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A bar for each figure with a goal: how far it is reached, 1 being the line. The text of an SVG file. */
export function plot(figures: readonly Figure[], title: string): string {
  const bars = figures.flatMap((figure) => {
    const share = reached(figure)
    return share === undefined ? [] : [{ what: figure.what, share }]
  })
  const unit = barWidth / most
  const height = (bars.length + 2) * rowHeight
  const rows = bars.map(({ what, share }, at) => {
    const y = (at + 1) * rowHeight
    const length = Math.max(1, Math.min(share, most) * unit)
    const text = share > most ? `> ${most} ×` : `${share.toFixed(2)} ×`
    const textAt = labelWidth + length + 6
    return [
      `<text x="${labelWidth - 8}" y="${y + 14}" text-anchor="end">${escaped(what)}</text>`,
      `<rect x="${labelWidth}" y="${y + 4}" width="${length.toFixed(1)}" height="${rowHeight - 7}" fill="${share >= 1 ? good : missing}"/>`,
      `<text x="${textAt.toFixed(1)}" y="${y + 14}">${text}</text>`,
    ].join('')
  })
  const goalAt = labelWidth + unit
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${labelWidth + barWidth + 60}" height="${height}" font-family="sans-serif" font-size="${fontSize}" fill="${grey}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<text x="${goalAt}" y="14" text-anchor="middle">what is asked</text>`,
    ...rows,
    `<path d="M${goalAt} ${rowHeight}V${height - rowHeight / 2}" stroke="${grey}" stroke-dasharray="3 3"/>`,
    '</svg>',
    '',
  ].join('\n')
}

import { cutText } from '#resources/text/cutText.ts'

/** What stands on the picture. */
export interface CardContent {
  readonly name: string
  readonly burmeseName: string | null
  /** what it is, and where */
  readonly facts: readonly string[]
  /** names and prices */
  readonly prices: readonly (readonly [name: string, price: string])[]
  /** what is left out */
  readonly more: string | null
  readonly phones: readonly string[]
  readonly scan: string
  readonly address: string
}

/** So large a picture goes into a Viber group over a slow line in seconds. */
const mostBytes = 80_000
/** In px. Phones show it, and printers print it, at this width. */
const width = 1080
const padding = 64
const inner = width - 2 * padding
const qrSide = 340
const gap = 28

/** Dark on light in every theme, as scanners and printers want it: the brand's colours (src/theme/tokens.css). */
const colours = {
  paper: '#ffffff',
  band: '#6a1b4d',
  onBand: '#ffffff',
  ink: '#1e1820',
  muted: '#62585f',
  line: '#e2dad6',
}
const family = `'Noto Sans Myanmar', system-ui, sans-serif`
/** Weight, and size in px. */
const fonts = {
  title: [700, 64],
  subtitle: [400, 44],
  fact: [400, 36],
  row: [400, 40],
  price: [700, 40],
  phone: [700, 52],
  scan: [400, 32],
  address: [400, 28],
} as const
type Font = keyof typeof fonts
const faceOf = (font: Font) => `${fonts[font][0]} ${fonts[font][1]}px ${family}`
/** Stacked Burmese letters need more than Latin ones. */
const heightOf = (font: Font) => Math.round(fonts[font][1] * 1.75)

interface Line {
  readonly text: string
  readonly font: Font
  readonly x: number
  readonly y: number
  readonly colour: keyof typeof colours
  readonly align?: 'right'
}

/**
 * The picture, at most 80 kB. The browser shapes the letters, Burmese ones too, by the fonts of the screen.
 * @param qr the code of the address
 */
export async function drawCard(content: CardContent, qr: HTMLCanvasElement): Promise<Blob> {
  await loadFonts(content)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  const { lines, rules, bandHeight, qrTop, height } = layOut(pen, content)
  canvas.width = width
  canvas.height = height
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = colours.band
  pen.fillRect(0, 0, width, bandHeight)
  pen.fillStyle = colours.line
  for (const y of rules) pen.fillRect(padding, y, inner, 2)
  pen.imageSmoothingEnabled = false
  pen.drawImage(qr, padding, qrTop, qrSide, qrSide)
  pen.textBaseline = 'middle'
  for (const { text, font, x, y, colour, align } of lines) {
    pen.font = faceOf(font)
    pen.fillStyle = colours[colour]
    pen.textAlign = align ?? 'left'
    pen.fillText(text, x, y + heightOf(font) / 2)
  }
  return smallEnough(canvas)
}

/** Else the picture would have the letters of another font. */
async function loadFonts({ name, burmeseName, facts, prices, scan }: CardContent): Promise<void> {
  if (!('fonts' in document)) return
  const text = [name, burmeseName, ...facts, ...prices.flat(), scan].join('')
  await Promise.all(Object.keys(fonts).map((font) => document.fonts.load(faceOf(font as Font), text).catch(() => [])))
}

/** Where everything stands, from above. */
function layOut(pen: CanvasRenderingContext2D, content: CardContent) {
  const lines: Line[] = []
  const rules: number[] = []
  let y = 36
  const write = (text: string, font: Font, colour: Line['colour'], { x = padding, room = inner, most = 1 } = {}) => {
    for (const line of wrapped(pen, text, font, room, most)) {
      lines.push({ text: line, font, x, y, colour })
      y += heightOf(font)
    }
  }
  write(content.name, 'title', 'onBand', { most: 2 })
  if (content.burmeseName) write(content.burmeseName, 'subtitle', 'onBand', { most: 2 })
  const bandHeight = (y += 28)
  y += gap
  for (const fact of content.facts) write(fact, 'fact', 'muted', { most: 2 })
  if (content.facts.length > 0 && content.prices.length > 0) y += gap
  for (const [name, price] of content.prices) {
    const [shown = ''] = wrapped(pen, price, 'price', inner * 0.6, 1)
    pen.font = faceOf('price')
    const room = inner - pen.measureText(shown).width - gap
    lines.push({ text: shown, font: 'price', x: width - padding, y, colour: 'ink', align: 'right' })
    write(name, 'row', 'ink', { room })
    rules.push(y)
    y += 4
  }
  if (content.more) write(content.more, 'fact', 'muted')
  y += gap
  const qrTop = y
  const beside = { x: padding + qrSide + gap, room: inner - qrSide - gap }
  for (const phone of content.phones) write(phone, 'phone', 'ink', beside)
  write(content.scan, 'scan', 'muted', { ...beside, most: 3 })
  write(content.address, 'address', 'muted', { ...beside, most: 2 })
  return { lines, rules, bandHeight, qrTop, height: Math.max(y, qrTop + qrSide) + padding }
}

/** At most so many lines, the last one cut with an ellipsis. */
function wrapped(pen: CanvasRenderingContext2D, text: string, font: Font, room: number, most: number): string[] {
  pen.font = faceOf(font)
  const fits = (one: string) => pen.measureText(one).width <= room
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < most) {
    if (fits(rest)) return [...lines, rest]
    const isLast = lines.length === most - 1
    let line = rest
    while (line !== '' && !fits(isLast ? `${line}…` : line)) line = shorter(line, isLast)
    if (line === '') break
    lines.push(isLast ? `${line.trimEnd()}…` : line.trimEnd())
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

/** Without its last word, or its last syllable where it is one word. Burmese has no spaces between words. */
function shorter(line: string, isLast: boolean): string {
  const space = line.trimEnd().lastIndexOf(' ')
  return !isLast && space > 0 ? line.slice(0, space + 1) : cutText(line, line.length - 1)
}

async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob> {
  for (let drawn = canvas; drawn.width > 300; drawn = narrower(drawn)) {
    for (const quality of [0.92, 0.8, 0.65, 0.5]) {
      const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/jpeg', quality))
      if (!blob) throw new Error('This browser stores no pictures')
      if (blob.size <= mostBytes) return blob
    }
  }
  throw new Error('The picture is too large')
}

function narrower(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const small = document.createElement('canvas')
  small.width = Math.round(canvas.width * 0.8)
  small.height = Math.round(canvas.height * 0.8)
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}

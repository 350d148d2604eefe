import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The pictures of docs/tour.md: existing screenshots side by side. */
interface Strip {
  name: string
  /** screen/file without its extension, from left to right */
  pictures: readonly string[]
}

const phone = (screen: string, look = 'light-visitor-en') => `${screen}/phone-${look}`
const desk = (screen: string, look = 'light-visitor-en') => `${screen}/desk-${look}`

export const strips: readonly Strip[] = [
  { name: 'visitor', pictures: ['home', 'search', 'page', 'product', 'categoryMap'].map((at) => phone(at)) },
  { name: 'burmese', pictures: ['home', 'search', 'page', 'categoryMap'].map((at) => phone(at, 'light-visitor-my')) },
  {
    name: 'owner',
    pictures: ['manage', 'productList', 'photos', 'stallCard', 'profile'].map((at) => phone(at, 'light-owner-en')),
  },
  { name: 'dark', pictures: ['home', 'marketplace', 'post', 'discover'].map((at) => phone(at, 'dark-visitor-en')) },
  {
    name: 'states',
    pictures: [
      phone('home', 'light-visitor-en-loading'),
      phone('marketplace', 'light-visitor-en-empty'),
      phone('discover', 'light-visitor-en-failed'),
      phone('notFound'),
    ],
  },
  { name: 'desk', pictures: [desk('home'), desk('search')] },
  { name: 'deskDetails', pictures: [desk('page'), desk('product'), desk('categoryMap')] },
  { name: 'admin', pictures: ['admin-overview', 'admin-page'].map((at) => desk(at, 'light-admin-en')) },
]

/** px */
const height = 620
const gap = 16

/** Writes each strip of screenshots into docs/tour/. */
export async function drawTour(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const { name, pictures } of strips) {
    const parts = await Promise.all(
      pictures.map(async (picture) => {
        const { data, info } = await sharp(join(from, `${picture}.png`))
          .resize({ height: picture.includes('/desk-') ? Math.round(height * 0.75) : height })
          .png()
          .toBuffer({ resolveWithObject: true })
        return { data, ...info }
      }),
    )
    let left = gap
    const placed = parts.map(({ data, width }) => {
      const at = { input: data, left, top: gap }
      left += width + gap
      return at
    })
    const tallest = Math.max(...parts.map((part) => part.height))
    await sharp({ create: { width: left, height: tallest + 2 * gap, channels: 3, background: '#E2DAD6' } })
      .composite(placed)
      .webp({ quality: 80 })
      .toFile(join(to, `${name}.webp`))
  }
}

/** `npm run brand`: makes the files in `public/` from the logo. They are committed; run it again after a change. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fullBleed, logoFile, mangosteen, lightBackground, png, publicFolder, turmeric } from './mark.ts'
import { drawShare, sharePictures } from './share.ts'

/** The mark for a browser tab, where ဈ would be too small: two dots, the asking price and the agreed price. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="${mangosteen}"/><circle cx="8" cy="4.75" r="2.5" fill="${turmeric}"/><circle cx="8" cy="11.25" r="2.5" fill="${turmeric}"/></svg>`

/** The map marker, 50 × 50 pixels (spec 9.17), with its tip at (25, 49). */
const mapPin = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50" viewBox="0 0 50 50"><ellipse cx="25" cy="47" rx="9" ry="2.6" fill="#1E1820" opacity=".28"/><path d="M25 49C18 39 8 31.5 8 18.5a17 17 0 0 1 34 0C42 31.5 32 39 25 49z" fill="${mangosteen}" stroke="#FFFFFF" stroke-width="2.4"/><circle cx="25" cy="12.4" r="4.6" fill="${turmeric}"/><circle cx="25" cy="24.6" r="4.6" fill="${turmeric}"/></svg>`

const manifest = {
  name: 'Zay',
  short_name: 'Zay',
  description: 'မြန်မာနိုင်ငံအတွက် လုပ်ငန်းလမ်းညွှန်နှင့် ဈေး',
  lang: 'my',
  id: '/home',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: lightBackground,
  theme_color: mangosteen,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}

/** The files by path below `public/`, except the logo. */
async function brandFiles(logo: string): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {
    'logo.png': await png(logo, 512),
    'icon-192.png': await png(logo, 192),
    'icon-512.png': await png(logo, 512),
    // A maskable icon may be cut to a circle of 80 % (W3C manifest, "safe zone").
    'icon-maskable-512.png': await png(fullBleed(logo, 0.74), 512),
    // iOS rounds the corners itself and shows transparency as black.
    'apple-touch-icon.png': await png(fullBleed(logo, 0.92), 180),
    'favicon.svg': `${favicon}\n`,
    'map-pin.svg': `${mapPin}\n`,
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  }
  for (const name of sharePictures) files[`share/${name}.webp`] = await drawShare(name)
  return files
}

await mkdir(join(publicFolder, 'share'), { recursive: true })
const files = await brandFiles(await readFile(logoFile, 'utf8'))
for (const [name, content] of Object.entries(files)) await writeFile(join(publicFolder, name), content)
process.stdout.write(`${Object.keys(files).length} files written to public/\n`)

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../environment.ts'
import { bareMark, fullBleed, night, paper, plainMark, png, roundMark } from '../brand/mark.ts'

/** Android's densities: pixels to a dp. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const

/** Icons and launch pictures of both platforms, drawn from `public/logo.svg`. Paths below android/ and ios/. */
export async function drawings(): Promise<Record<'android' | 'ios', Record<string, Buffer | string>>> {
  const logo = await readFile(join(projectRoot, 'public', 'logo.svg'), 'utf8')
  return { android: await androidDrawings(logo), ios: await iosDrawings(logo) }
}

async function androidDrawings(logo: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  const res = 'app/src/main/res'
  for (const [density, scale] of Object.entries(densities)) {
    const icon = `${res}/mipmap-${density}/ic_launcher`
    // Up to Android 7: shapes of our own.
    files[`${icon}.png`] = await png(logo, 48 * scale)
    files[`${icon}_round.png`] = await png(roundMark(logo, 0.74), 48 * scale)
    // Since: 108 dp of which a mask shows 72 and a circle of 66 is always seen (Android, "Adaptive icons").
    files[`${icon}_foreground.png`] = await png(bareMark(logo, 0.56), 108 * scale)
    files[`${icon}_monochrome.png`] = await png(plainMark(logo, 0.56), 108 * scale)
    files[`${res}/drawable-${density}/ic_notification.png`] = await png(plainMark(logo, 1), 24 * scale)
    files[`${res}/drawable-${density}/splash_mark.png`] = await png(logo, 128 * scale)
  }
  return files
}

async function iosDrawings(logo: string): Promise<Record<string, Buffer | string>> {
  const assets = 'App/App/Assets.xcassets'
  const info = { author: 'xcode', version: 1 }
  const dark = [{ appearance: 'luminosity', value: 'dark' }]
  const contents = (images: object[]) => `${JSON.stringify({ images, info }, null, 2)}\n`
  return {
    // iOS rounds the corners itself, and refuses transparency.
    [`${assets}/AppIcon.appiconset/AppIcon.png`]: await opaque(fullBleed(logo, 0.92), 1024),
    [`${assets}/AppIcon.appiconset/Contents.json`]: contents([
      { filename: 'AppIcon.png', idiom: 'universal', platform: 'ios', size: '1024x1024' },
    ]),
    [`${assets}/Splash.imageset/splash.png`]: await launch(logo, paper),
    [`${assets}/Splash.imageset/splash-dark.png`]: await launch(logo, night),
    [`${assets}/Splash.imageset/Contents.json`]: contents([
      { filename: 'splash.png', idiom: 'universal' },
      { filename: 'splash-dark.png', idiom: 'universal', appearances: dark },
    ]),
  }
}

const opaque = async (svg: string, size: number) =>
  sharp(await png(svg, size))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Cut to any screen: the mark stays small in the middle. */
async function launch(logo: string, ground: string): Promise<Buffer> {
  const side = 2732
  return (
    sharp({ create: { width: side, height: side, channels: 3, background: ground } })
      .composite([{ input: await png(logo, 400) }])
      // A palette of so many pixels takes seconds to choose.
      .png({ compressionLevel: 9 })
      .toBuffer()
  )
}

/** Puts a platform's drawings in its folder, and what Capacitor's template has in their place away. */
export async function putDrawings(folder: string, files: Readonly<Record<string, Buffer | string>>): Promise<void> {
  for (const place of templates) await removeFiles(join(folder, place.in), place.names)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

const templates = [
  { in: 'app/src/main/res', names: /^drawable(-\w+)*\/(splash\.png|ic_launcher_(back|fore)ground\.xml)$/ },
  {
    in: 'App/App/Assets.xcassets',
    names: /^(AppIcon\.appiconset\/AppIcon-512@2x|Splash\.imageset\/splash-2732.*)\.png$/,
  },
]

async function removeFiles(folder: string, names: RegExp): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  for (const path of entries) if (names.test(path.replaceAll('\\', '/'))) await rm(join(folder, path))
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  bareMark,
  fullBleed,
  logoFile,
  darkBackground,
  lightBackground,
  singleColourMark,
  png,
  roundMark,
} from './mark.ts'

/** Android's densities: pixels per dp. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const

/** Icons and launch pictures, by path below android/ and ios/. */
export async function drawNativeIcons(): Promise<Record<'android' | 'ios', Record<string, Buffer | string>>> {
  const logo = await readFile(logoFile, 'utf8')
  return { android: await drawAndroid(logo), ios: await drawIos(logo) }
}

async function drawAndroid(logo: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  const res = 'app/src/main/res'
  for (const [density, scale] of Object.entries(densities)) {
    const icon = `${res}/mipmap-${density}/ic_launcher`
    // Android 7 and older.
    files[`${icon}.png`] = await png(logo, 48 * scale)
    files[`${icon}_round.png`] = await png(roundMark(logo, 0.74), 48 * scale)
    // Newer: of 108 dp a mask shows 72, and a circle of 66 is always visible (Android, "Adaptive icons").
    files[`${icon}_foreground.png`] = await png(bareMark(logo, 0.56), 108 * scale)
    files[`${icon}_monochrome.png`] = await png(singleColourMark(logo, 0.56), 108 * scale)
    files[`${res}/drawable-${density}/ic_notification.png`] = await png(singleColourMark(logo, 1), 24 * scale)
    files[`${res}/drawable-${density}/splash_mark.png`] = await png(logo, 128 * scale)
  }
  return files
}

async function drawIos(logo: string): Promise<Record<string, Buffer | string>> {
  const assets = 'App/App/Assets.xcassets'
  const info = { author: 'xcode', version: 1 }
  const dark = [{ appearance: 'luminosity', value: 'dark' }]
  const contents = (images: object[]) => `${JSON.stringify({ images, info }, null, 2)}\n`
  return {
    // iOS rounds the corners itself and refuses transparency.
    [`${assets}/AppIcon.appiconset/AppIcon.png`]: await opaque(fullBleed(logo, 0.92), 1024),
    [`${assets}/AppIcon.appiconset/Contents.json`]: contents([
      { filename: 'AppIcon.png', idiom: 'universal', platform: 'ios', size: '1024x1024' },
    ]),
    [`${assets}/Splash.imageset/splash.png`]: await drawLaunchPicture(logo, lightBackground),
    [`${assets}/Splash.imageset/splash-dark.png`]: await drawLaunchPicture(logo, darkBackground),
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

/** Phones crop it to their screen, so the mark is small and in the centre. */
async function drawLaunchPicture(logo: string, background: string): Promise<Buffer> {
  const side = 2732
  return (
    sharp({ create: { width: side, height: side, channels: 3, background: background } })
      .composite([{ input: await png(logo, 400) }])
      // Choosing a palette for so many pixels takes seconds.
      .png({ compressionLevel: 9 })
      .toBuffer()
  )
}

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a platform's icons, and removes those of Capacitor's template. */
export async function writeIcons(folder: string, files: Readonly<Record<string, Buffer | string>>): Promise<void> {
  for (const place of templateIcons) await removeFiles(join(folder, place.in), place.names)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

const templateIcons = [
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

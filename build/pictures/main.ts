import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describePictures } from './describePictures.ts'
import { pictureFolder } from '#server/fill/demoPictures.ts'

/** `npm run pictures`: rewrites demo/pictures/manifest.json after its pictures have changed. */
const lines = Object.entries(await describePictures()).map(
  ([name, facts]) => `${JSON.stringify(name)}: ${JSON.stringify(facts)}`,
)
await writeFile(join(pictureFolder, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} pictures described in demo/pictures/manifest.json`)

import { declarations } from '#resources'
import { isMapRule } from '#server/api/lists/readMap.ts'
import { readMapScreen } from '#server/api/lists/readMapScreen.ts'
import type { Database } from '#server/db/connection/database.ts'
import { line, ms, timed } from '../measure.ts'

/** What a desktop shows, in degrees at zoom 0. */
const [across, down] = [2025, 1200]
const yangon = { latitude: 16.82, longitude: 96.15 }
/** Screens of each zoom, beside each other. */
const screens = 20

/** Times screens of the map at every third zoom, none of them kept, in a line each. */
export async function timeMapScreens(db: Database): Promise<string[]> {
  const resource = declarations.page
  const rule = Object.values(resource.lists).find(isMapRule)!
  const read = async (bounds: string, zoom: number) => {
    const query = { bounds, zoom: String(zoom) }
    const answer = await readMapScreen(db, resource, rule, {
      who: null,
      query,
      ip: '',
      headers: {},
      countRows: () => undefined,
    })
    return JSON.stringify(answer)
  }
  const started = performance.now()
  await read('-180,-85,180,85', 2)
  const lines = [`the first, which reads where all places are: ${ms(performance.now() - started)}`]
  for (const zoom of [5, 8, 11, 14, 17, 19]) {
    const [width, height] = [across / 2 ** zoom, Math.min(down / 2 ** zoom, 60)]
    const boxes = Array.from({ length: screens }, (_, index) => {
      const [west, south] = [yangon.longitude - (width * index) / screens, yangon.latitude - (height * index) / screens]
      const east = Math.min(180, west + width)
      return [west, south, east, south + height].map((degrees) => degrees.toFixed(5)).join(',')
    })
    let most = 0
    const times = await timed(boxes, async (bounds) => {
      most = Math.max(most, Buffer.byteLength(await read(bounds, zoom)))
    })
    lines.push(`zoom ${zoom}: ${line(times)}, ${(most / 1000).toFixed(0)} KB at most`)
  }
  return lines
}

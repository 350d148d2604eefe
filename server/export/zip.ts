import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of a zip, its bytes as they come. */
export interface ZipEntry {
  name: string
  /** true for what is compressed already, as pictures are */
  stored?: boolean
  content: AsyncIterable<Uint8Array>
}

/**
 * A zip as it grows: never more than a chunk of it in memory, and no faster than it is read. Without the zip64
 * extension, so all in all below 4 GiB: whoever chooses the entries keeps to it.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    if (chunk?.length) ready.push(chunk)
  })
  const take = () => {
    if (failure) throw failure
    return ready.splice(0)
  }
  for await (const { name, stored, content } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const chunk of content) {
      // fflate may keep what it is given until the next chunk; a stream may use its buffer again.
      file.push(Uint8Array.from(chunk))
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

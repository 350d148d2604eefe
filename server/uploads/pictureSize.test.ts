import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webpSize } from './pictureSize.ts'

const picture = (channels: 3 | 4) =>
  sharp({ create: { width: 321, height: 123, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } })

test('the size of every form of WebP is in its first 30 bytes; anything else has none', async () => {
  const forms = {
    lossy: picture(3).webp(),
    transparent: picture(4).webp(),
    lossless: picture(4).webp({ lossless: true }),
    animated: sharp([await picture(3).png().toBuffer(), await picture(3).negate().png().toBuffer()], {
      join: { animated: true },
    }).webp({ loop: 0 }),
  }
  for (const [form, made] of Object.entries(forms)) {
    const content = await made.toBuffer()
    expect([form, webpSize(content.subarray(0, 30))]).toEqual([form, { width: 321, height: 123 }])
    expect(webpSize(content.subarray(0, 29))).toBeNull()
  }
  expect(webpSize(await picture(3).png().toBuffer())).toBeNull()
})

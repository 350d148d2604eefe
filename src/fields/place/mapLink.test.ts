import { describe, expect, it } from 'vitest'
import { readMapLink } from './mapLink.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('readMapLink', () => {
  it.each([
    ['16.8, 96.15', at(16.8, 96.15)],
    ['16.8 96.15', at(16.8, 96.15)],
    ['16.8၊ 96.15', at(16.8, 96.15)],
    ['-33.5,18.25', at(-33.5, 18.25)],
    ['16.8 N, 96.15 E', at(16.8, 96.15)],
    ['16.5S 96.5W', at(-16.5, -96.5)],
    ['(16.8, 96.16)', at(16.8, 96.16)],
    ['📍 16.8, 96.16', at(16.8, 96.16)],
    ['\u200E16.8,96.16.', at(16.8, 96.16)],
    ['• 16.8° N, 96.16° E', at(16.8, 96.16)],
    ['16.8°, 96.16°', at(16.8, 96.16)],
    ['Lat: 16.8, Long: 96.16', at(16.8, 96.16)],
    ['(latitude=16.8°, longitude=96.16°)', at(16.8, 96.16)],
    ['GPS: 16.8, 96.16', at(16.8, 96.16)],
    ['တည်နေရာ: 16.8, 96.16', at(16.8, 96.16)],
    ['Lat. 16.8, Lng. 96.16', at(16.8, 96.16)],
    ['lat=16.8&lng=96.16', at(16.8, 96.16)],
    ['N 16.8, E 96.16', at(16.8, 96.16)],
    ['16.8º N 96.16˚ E', at(16.8, 96.16)],
    ['16.8, 96.16, 20m', at(16.8, 96.16)],
  ])('reads typed coordinates %s', (typed, place) => expect(readMapLink(typed)).toEqual(place))

  it('reads degrees, minutes and seconds', () => {
    const found = readMapLink(`16°47'54.0"N 96°08'59.0"E`)
    expect(found).toMatchObject({ latitude: expect.closeTo(16.79833, 4), longitude: expect.closeTo(96.14972, 4) })
  })

  it.each([
    ['https://www.google.com/maps/@16.7967,96.161,15z', at(16.7967, 96.161)],
    ['https://maps.google.com/maps?q=16.79,96.15', at(16.79, 96.15)],
    ['https://www.google.com/maps?q=loc:16.79,96.15&z=15', at(16.79, 96.15)],
    ['https://www.google.com/maps/search/?api=1&query=16.79%2C96.15', at(16.79, 96.15)],
    ['https://www.google.com/maps/search/16.79,+96.15?entry=tts', at(16.79, 96.15)],
    ['https://www.google.com/maps/dir/?api=1&destination=21.97,96.08', at(21.97, 96.08)],
    ['https://www.google.com/maps/dir//21.97,96.08/@21.9,96.0,12z', at(21.97, 96.08)],
    ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3819.5!2d96.15!3d16.79!2m3!1f0', at(16.79, 96.15)],
    ['https://maps.apple.com/?ll=16.79,96.15', at(16.79, 96.15)],
    ['https://www.google.com/maps?q=16.79,96.15(Tea)', at(16.79, 96.15)],
    ['https://www.google.com/maps/@?map_action=pano&viewpoint=16.79,96.15', at(16.79, 96.15)],
    ['https://wego.here.com/?map=16.79,96.15,15', at(16.79, 96.15)],
    ['https://www.openstreetmap.org/search?lat=16.79&lon=96.15', at(16.79, 96.15)],
    ['comgooglemaps://?q=16.79,96.15', at(16.79, 96.15)],
    ['https://maps.apple.com/place?coordinate=16.79,96.15&name=Tea', at(16.79, 96.15)],
    ['https://www.openstreetmap.org/?mlat=16.79&mlon=96.15#map=15/16.7/96.1', at(16.79, 96.15)],
    ['https://www.openstreetmap.org/#map=15/16.79/96.15', at(16.79, 96.15)],
    ['https://www.bing.com/maps?cp=16.79~96.15&lvl=15', at(16.79, 96.15)],
    ['geo:16.79,96.15?z=15', at(16.79, 96.15)],
    ['geo:0,0?q=16.79,96.15(Shop)', at(16.79, 96.15)],
    ['www.google.com/maps/@16.79,96.15,15z', at(16.79, 96.15)],
    ['Golden Tea House\nhttps://maps.google.com/?q=16.79,96.15', at(16.79, 96.15)],
  ])('reads %s', (link, place) => expect(readMapLink(link)).toEqual(place))

  it('takes the pin of a place, not the centre of the map', () => {
    const link =
      'https://www.google.com/maps/place/Shwedagon/@16.7,96.1,17z/data=!3m1!4b1!4m6!3m5!1s0x30c1!8m2!3d16.7983!4d96.1497!16s'
    expect(readMapLink(link)).toEqual(at(16.7983, 96.1497))
  })

  it.each(['https://maps.app.goo.gl/AbCdEf123', 'https://maps.apple/p/AbC', 'https://g.page/tea'])(
    'recognises a short link',
    (link) => expect(readMapLink(link)).toBe('shortLink'),
  )

  it.each([
    '',
    'Yangon',
    '16.8',
    '95.0, 200.0',
    '120, 96',
    '0, 96.16',
    '16.8, 0',
    'geo:0,0?q=Yangon',
    'https://example.com/',
    'https://www.google.com/maps/place/Yangon',
  ])('finds no place in "%s"', (text) => expect(readMapLink(text)).toBeNull())
})

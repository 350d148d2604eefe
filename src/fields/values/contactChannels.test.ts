import { describe, expect, it } from 'vitest'
import { contactRows } from './contactChannels.ts'
import { quickContacts } from './mergeRows.ts'

const everything = {
  WhatsApp: '09421000333',
  Messenger: 'golden.tea',
  FacebookURL: 'https://www.facebook.com/goldentea/',
  Latitude: 16.8,
  Longitude: 96.15,
  Address: 'No. 5, Main Road',
  WebsiteURL: 'https://golden.example',
  LinkedInURL: 'https://linkedin.com/company/golden',
  ContactEmail: 'tea@golden.example',
  Line: 'goldentea',
  Telegram: '@goldentea',
  Viber: '၀၉၄၂၁၀၀၀၂၂၂',
  PhoneThree: '01 234567',
  PhoneTwo: '09 765 432 101',
  PhoneOne: '09421000111',
}
const order = (page: object) => contactRows(page as Record<string, unknown>).map(({ channel }) => channel)
const only = (page: object) => contactRows(page as Record<string, unknown>)[0]

describe('contact rows', () => {
  it('are in the order of docs/rules.md#contact-order, blocked ones last', () =>
    expect(order(everything)).toEqual([
      'call',
      'call',
      'call',
      'viber',
      'telegram',
      'line',
      'email',
      'website',
      'linkedIn',
      'directions',
      'facebook',
      'messenger',
      'whatsApp',
    ]))

  it.each(['-', 'null', '', '  ', null, undefined])('leave out absent values: %j', (absent) => {
    const page = Object.fromEntries(Object.keys(everything).map((name) => [name, absent]))
    expect(contactRows(page)).toEqual([])
  })

  it('one coordinate is no place', () => expect(order({ Latitude: 16.8, Longitude: 0, Address: 'x' })).toEqual([]))

  it('0/0 is no place', () => expect(order({ Latitude: 0, Longitude: 0, Address: 'x' })).toEqual([]))

  it.each([
    ['Telegram', 't.me/zayshop', 'https://t.me/zayshop'],
    ['Telegram', 'https://t.me/zayshop', 'https://t.me/zayshop'],
    ['Telegram', '@zayshop', 'https://t.me/zayshop'],
    ['Messenger', 'm.me/golden.tea', 'https://m.me/golden.tea'],
    ['Messenger', 'facebook.com/profile.php?id=12', 'https://facebook.com/profile.php?id=12'],
    ['Messenger', 'golden.tea', 'https://m.me/golden.tea'],
    ['Line', 'line.me/ti/p/abc', 'https://line.me/ti/p/abc'],
  ])('%s as %s leads to %s', (field, value, href) => {
    expect(only({ [field]: value })?.href).toBe(href)
  })

  it('accept Burmese digits and show a number as people write it', () => {
    expect(only({ PhoneOne: '၀၉၄၂၁၀၀၀၁၁၁' })).toMatchObject({
      channel: 'call',
      shown: '09 421 000 111',
      href: 'tel:+959421000111',
      copyText: '09 421 000 111',
    })
    expect(only({ Viber: everything.Viber })?.href).toBe('viber://chat?number=%2B959421000222')
    expect(only({ WhatsApp: '09421000111' })?.href).toBe('https://wa.me/959421000111')
  })

  it('are shown in the digits of the reader; copied, dialled and opened in ASCII digits', () => {
    const page = {
      PhoneOne: '09420012345',
      PhoneTwo: '199',
      Viber: '09-420054321',
      Line: 'shop24',
      ContactEmail: 'a1@b.example',
    }
    const rows = contactRows(page, { isPhone: true, digits: 'burmese' })
    expect(rows.map(({ shown, copyText, href }) => [shown, copyText, href])).toEqual([
      ['၀၉ ၄၂၀ ၀၁၂ ၃၄၅', '09 420 012 345', 'tel:+959420012345'],
      ['၁၉၉', '199', 'tel:199'],
      ['၀၉ ၄၂၀ ၀၅၄ ၃၂၁', '09 420 054 321', 'viber://chat?number=%2B959420054321'],
      ['shop24', null, 'https://line.me/R/ti/p/~shop24'],
      ['a1@b.example', 'a1@b.example', 'mailto:a1@b.example'],
    ])
  })

  it('open each messenger at its own address', () => {
    expect(only({ Telegram: '@goldentea' })?.href).toBe('https://t.me/goldentea')
    expect(only({ Telegram: 'https://t.me/goldentea' })?.href).toBe('https://t.me/goldentea')
    expect(only({ Telegram: '09421000111' })?.href).toBe('https://t.me/+959421000111')
    expect(only({ Line: 'goldentea' })?.href).toBe('https://line.me/R/ti/p/~goldentea')
    expect(only({ Messenger: 'golden.tea' })?.href).toBe('https://m.me/golden.tea')
    expect(only({ ContactEmail: 'tea@golden.example' })?.href).toBe('mailto:tea@golden.example')
    expect(only({ ContactEmail: 'a&b%0Acc@golden.example' })?.href).toBe('mailto:a%26b%250Acc@golden.example')
  })

  it('only valid links become links', () => {
    for (const name of [
      'WebsiteURL',
      'FacebookURL',
      'LinkedInURL',
      'Line',
      'Telegram',
      'Messenger',
      'Viber',
      'PhoneTwo',
    ])
      expect(only({ [name]: 'javascript:alert(1)' })?.href ?? null).toBeNull()
  })

  it('the kind of a second phone field depends on its value; the first is always a phone [5.17] [5.18] [5.19] [5.20]', () => {
    expect(only({ PhoneTwo: 'tea@golden.example' })?.channel).toBe('email')
    expect(only({ PhoneTwo: 'http://golden.example' })?.channel).toBe('website')
    expect(only({ PhoneTwo: '09421000111' })?.channel).toBe('call')
    expect(only({ PhoneTwo: 'ask at the desk' })).toMatchObject({
      channel: 'call',
      shown: 'ask at the desk',
      href: null,
      copyText: null,
    })
    expect(only({ PhoneOne: '199' })?.href).toBe('tel:199')
  })

  it('a repeated number is one row', () =>
    expect(order({ PhoneOne: '09421000111', PhoneTwo: '09 421 000 111' })).toEqual(['call']))

  it('what reaches one number, in any spelling, is one row with its acts in order', () => {
    const merged = (page: object) =>
      contactRows(page as Record<string, unknown>).map(({ channel, alternatives }) => [
        channel,
        alternatives.map(({ app }) => app),
      ])
    const number = { Viber: '၀၉၄၂၁၀၀၀၁၁၁', Telegram: '+95 9 421 000 111', WhatsApp: '09421000111' }
    expect(merged({ PhoneOne: '09421000111', ...number })).toEqual([['call', ['viber', 'telegram', 'whatsApp']]])
    expect(merged({ PhoneOne: '09421000111', PhoneOneApps: 'both', Viber: number.Viber })).toEqual([
      ['call', ['viber', 'telegram']],
    ])
    expect(merged(number)).toEqual([['viber', ['telegram', 'whatsApp']]])
    expect(merged({ PhoneOne: '01 234567', PhoneTwo: '09421000111', PhoneThree: '01234567', ...number })).toEqual([
      ['call', []],
      ['call', ['viber', 'telegram', 'whatsApp']],
    ])
    expect(only({ PhoneOne: '09421000111', PhoneTwo: '09421000111 (Ma Ma)' })?.shown).toBe('09421000111 (Ma Ma)')
  })

  it('links to one address are one row; one of Facebook says so', () => {
    const address = 'https://Golden.example/'
    expect(order({ WebsiteURL: address, PhoneTwo: 'http://www.golden.example' })).toEqual(['website'])
    expect(order({ WebsiteURL: 'https://facebook.com/tea', FacebookURL: 'https://www.facebook.com/tea/' })).toEqual([
      'facebook',
    ])
    expect(order({ WebsiteURL: address, FacebookURL: 'https://facebook.com/tea' })).toEqual(['website', 'facebook'])
  })

  it('what is reached first: the first number that can be dialled, and Viber before Telegram', () => {
    const first = (page: object) => {
      const { call, messenger } = quickContacts(contactRows(page as Record<string, unknown>))
      return [call?.href, messenger?.href]
    }
    expect(first(everything)).toEqual(['tel:+959421000111', 'viber://chat?number=%2B959421000222'])
    expect(first({ PhoneOne: '09421000111', PhoneOneApps: 'telegram', Viber: '09421000222' })).toEqual([
      'tel:+959421000111',
      'viber://chat?number=%2B959421000222',
    ])
    expect(first({ PhoneTwo: 'at the desk', Telegram: '@goldentea' })).toEqual([undefined, 'https://t.me/goldentea'])
    expect(first({ PhoneTwo: 'at the desk', ContactEmail: 'tea@golden.example' })).toEqual([undefined, undefined])
  })

  it('the operator says which come first and which are blocked, and what is blocked is never reached first', () => {
    const page = everything as Record<string, unknown>
    const contacts = { order: ['facebook', 'telegram'], blocked: ['viber'] } as const
    const rows = contactRows(page, { isPhone: true, digits: 'latin', contacts })
    expect([...new Set(rows.map(({ channel }) => channel))]).toEqual([
      'facebook',
      'telegram',
      'call',
      'line',
      'email',
      'website',
      'linkedIn',
      'directions',
      'messenger',
      'whatsApp',
      'viber',
    ])
    expect(quickContacts(rows, contacts).messenger?.href).toBe('https://t.me/goldentea')
    expect(quickContacts(rows, { order: ['whatsApp'], blocked: [] }).messenger?.app).toBe('whatsApp')
  })

  it('three numbers in one field can each be called, whatever joins them', () => {
    const page = { PhoneOne: '09421000111 or 01-500123 Ext 105, 500124', PhoneOneE164: '+959421000111' }
    expect(contactRows(page).map(({ href }) => href)).toEqual(['tel:+959421000111', 'tel:+951500123', 'tel:+951500124'])
  })

  it('several numbers in one field are a row each, with their messengers', () => {
    const page = { PhoneOne: '၀၉၄၂၁၀၀၀၁၁၁၊ 01-500123', PhoneOneE164: '+959421000111', PhoneOneApps: 'viber' }
    expect(contactRows(page).map(({ shown, href, copyText }) => [shown, href, copyText])).toEqual([
      ['09 421 000 111', 'tel:+959421000111', '09 421 000 111'],
      ['01 500 123', 'tel:+951500123', '01 500 123'],
    ])
    expect(contactRows(page).map(({ alternatives }) => alternatives[0]?.href)).toEqual([
      'viber://chat?number=%2B959421000111',
      'viber://chat?number=%2B951500123',
    ])
    expect(contactRows({ Viber: '09421000111, 09421000222' }).map(({ href }) => href)).toEqual([
      'viber://chat?number=%2B959421000111',
      'viber://chat?number=%2B959421000222',
    ])
  })

  it('text beside a number is shown, only the number is copied', () =>
    expect(only({ PhoneOne: '09421000111 (Ma Ma)', PhoneOneE164: '+959421000111' })).toMatchObject({
      shown: '09421000111 (Ma Ma)',
      href: 'tel:+959421000111',
      copyText: '09 421 000 111',
    }))

  it('a call uses the stored E.164 number', () =>
    expect(only({ PhoneOne: 'Shop 09421000111', PhoneOneE164: '+959421000111' })?.href).toBe('tel:+959421000111'))

  it('a number names its messengers', () => {
    const alternatives = (apps: string | null, number = '09421000111') =>
      only({ PhoneOne: number, PhoneOneApps: apps })?.alternatives.map(({ app, href }) => [app, href])
    expect(alternatives('both')).toEqual([
      ['viber', 'viber://chat?number=%2B959421000111'],
      ['telegram', 'https://t.me/+959421000111'],
    ])
    expect(alternatives('telegram')).toEqual([['telegram', 'https://t.me/+959421000111']])
    expect(alternatives('none')).toEqual([])
    expect(alternatives(null)).toEqual([])
    expect(alternatives('both', '199')).toEqual([])
  })

  it('a computer gets the addresses of desktop programs', () => {
    const [viber] = contactRows({ Viber: '09421000111' }, { isPhone: false, digits: 'latin' })
    expect(viber?.href).toBe('viber://chat?number=+959421000111')
  })

  it('a prepared message is added if the channel supports it', () => {
    const message = { subject: 'About: Tea', text: 'Hello, “Tea” https://zay.example/product/view/7' }
    const text = encodeURIComponent(message.text)
    const rows = contactRows({ ...everything, PhoneOneApps: 'both' }, { isPhone: true, digits: 'latin', message })
    const href = (channel: string) => rows.find((row) => row.channel === channel)?.href
    expect(rows[0]?.alternatives.map(({ href }) => href)).toEqual([
      `viber://chat?number=%2B959421000111&draft=${text}`,
      `https://t.me/+959421000111?text=${text}`,
      `sms:+959421000111?body=${text}`,
    ])
    expect(href('call')).toBe('tel:+959421000111')
    expect(href('viber')).toBe(`viber://chat?number=%2B959421000222&draft=${text}`)
    expect(href('telegram')).toBe(`https://t.me/goldentea?text=${text}`)
    expect(href('email')).toBe(`mailto:tea@golden.example?subject=About%3A%20Tea&body=${text}`)
    expect(href('messenger')).toBe(`https://m.me/golden.tea?text=${text}`)
    expect(href('whatsApp')).toBe(`https://wa.me/959421000333?text=${text}`)
  })
})

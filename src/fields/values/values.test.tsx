import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requireResource } from '#resources'
import type { Language } from '#src/messages/index.ts'
import { renderInApp } from '#tests/renderInApp.tsx'
import { ContactRows } from './contact.tsx'
import { HoursValue } from '../hours/HoursValue.tsx'
import { OpenBadge } from '../hours/OpenBadge.tsx'
import { FieldValue } from './values.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(resource: string, name: string, record: Record<string, unknown>, language: Language = 'en') {
  const declared = requireResource(resource)
  const field = declared.fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return renderInApp(<FieldValue resource={declared} {...{ name, field, record }} />, { language })
}

describe('values', () => {
  it('markup stays text, and only http addresses in it become links', () => {
    const text = '<b>See</b> https://shop.example/a?b=1. or javascript:alert(1)'
    show('page', 'Description', { Description: text })
    expect(document.querySelector('b')).toBeNull()
    const links = screen.getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAttribute('href', 'https://shop.example/a?b=1')
    expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('a stored %s is shown as text', (bad) => {
    show('page', 'WebsiteURL', { WebsiteURL: bad })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(bad)).toBeVisible()
  })

  it.each(['-', 'null', '', null])('%j shows nothing [5.14] [5.15] [5.16]', (absent) => {
    const empty = show('page', 'PhoneOne', {}).container.textContent
    cleanup()
    expect(show('page', 'PhoneOne', { PhoneOne: absent }).container.textContent).toBe(empty)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows phones, prices, averages, badges and places', () => {
    show('page', 'PhoneOne', { PhoneOne: '၀၉၄၂၁၀၀၀၁၁၁' })
    expect(screen.getByRole('link', { name: '09 421 000 111' })).toHaveAttribute('href', 'tel:+959421000111')
    cleanup()
    show('product', 'Price', { Price: 1500 })
    expect(screen.getByText('1,500 Ks')).toBeVisible()
    cleanup()
    show('page', 'RatingAverage', { RatingAverage: 4 })
    expect(screen.getByText('4.0')).toBeVisible()
    cleanup()
    show('page', 'Status', { Status: 9 })
    expect(screen.getByText('Verified')).toBeVisible()
    cleanup()
    show('page', 'Status', { Status: 7 })
    expect(screen.getByText('Unknown')).toBeVisible()
    cleanup()
    show('page', 'Location', { Latitude: 0, Longitude: 0 })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('references link to their screens, in order', () => {
    show('page', 'Category', { CategoryIds: '4,1', Categories: 'Hotel, Food', CategoryName: 'Hotel' })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/category/view/4',
      '/category/view/1',
    ])
  })

  it.each(['Country', 'Town'])('a %s is named in the current language', (name) => {
    const record = { [`${name}Id`]: 1, [`${name}Name`]: 'Myanmar', [`${name}BurmeseName`]: 'မြန်မာ' }
    show('page', name, record)
    expect(screen.getByText('Myanmar')).toBeVisible()
    cleanup()
    show('page', name, record, 'my')
    expect(screen.getByText('မြန်မာ')).toBeVisible()
    cleanup()
    show('page', name, { ...record, [`${name}BurmeseName`]: null }, 'my')
    expect(screen.getByText('Myanmar')).toBeVisible()
  })

  it('hours: today first, then the week', () => {
    // A Friday, 8:35 in Yangon.
    vi.useFakeTimers({ now: new Date('2026-11-20T02:05:00Z') })
    show('page', 'Hours', { Hours: { thu: [['08:00', '17:00']], fri: [['08:00', '17:00']] } })
    expect(screen.getByText('Open now')).toBeVisible()
    expect(screen.getByText('Thursday – Friday')).toBeVisible()
    expect(screen.getByText('Monday – Wednesday')).toBeVisible()
  })

  it('hours: what was stored and cannot be takes nothing down, and 24:00 is midnight', () => {
    // A Friday.
    vi.useFakeTimers({ now: new Date('2026-11-20T02:05:00Z') })
    const exceptions = { '2026-12-45': [], '2026-11-24': [['10:00', '24:59']] }
    show('page', 'Hours', { Hours: { thu: [['00:00', '24:00']], fri: [['09:00', '24:00']], exceptions } })
    expect(screen.getByText('Open 24 hours')).toBeVisible()
    expect(screen.getByText('9:00AM – 12:00AM')).toBeVisible()
    expect(screen.getByText('24-November-2026')).toBeVisible()
  })

  it('hours: a day that is closed says so once', () => {
    // A Saturday.
    vi.useFakeTimers({ now: new Date('2026-11-21T02:05:00Z') })
    show('page', 'Hours', { Hours: { fri: [['08:00', '17:00']] } })
    expect(screen.getByText('Closed now').closest('p')).toHaveTextContent(/^Closed now$/)
  })
})

describe('open now', () => {
  const hours = { fri: [['09:00', '17:30']], exceptions: { '2026-11-27': [] } } as const
  it.each([
    ['2026-11-20T11:00:00+06:30', 'Open now'],
    ['2026-11-20T18:00:00+06:30', 'Closed now'],
    ['2026-11-27T11:00:00+06:30', 'Closed now'],
  ])('at %s: %s', (now, text) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    renderInApp(<OpenBadge page={{ Hours: hours }} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  it.each([
    ['forAWhile', 'Closed for a while'],
    ['forGood', 'Closed for good'],
  ] as const)('%s: it is never open, whatever its hours say', (closure, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00+06:30'), toFake: ['Date'] })
    renderInApp(<OpenBadge page={{ Hours: hours, Closure: closure }} />)
    expect(screen.getByText(text)).toBeVisible()
    cleanup()
    renderInApp(<HoursValue hours={hours} closure={closure} />)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(/Open now/)).toBeNull()
  })

  it('shows nothing without hours', () => {
    renderInApp(<OpenBadge page={{ Hours: null }} />)
    expect(screen.queryByText(/now/)).toBeNull()
  })

  it('the hours list the coming holidays', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00+06:30'), toFake: ['Date'] })
    renderInApp(<HoursValue hours={hours} />)
    expect(screen.getByText('27-November-2026')).toBeVisible()
  })
})

describe('ContactRows', () => {
  it('has a row for each channel with its action, and a note on blocked ones', () => {
    renderInApp(
      <ContactRows page={{ PhoneOne: '09421000111', FacebookURL: 'https://facebook.com/x', ContactEmail: '-' }} />,
    )
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toHaveTextContent('Call09 421 000 111')
    expect(rows[1]).toHaveTextContent('Blocked in Myanmar, may need a VPN')
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+959421000111')
  })

  it('every number can be copied, and names its messengers', async () => {
    const page = { PhoneOne: '09421000111', PhoneOneApps: 'viber', PhoneTwo: '၀၁-၈၆၀၃၀၁၀', ContactEmail: 'a@b.example' }
    const { user } = renderInApp(<ContactRows page={page} />)
    expect(screen.getByRole('link', { name: 'Viber: 09 421 000 111' })).toHaveAttribute(
      'href',
      'viber://chat?number=%2B959421000111',
    )
    expect(screen.queryByRole('link', { name: /^Telegram/ })).toBeNull()
    for (const text of ['09 421 000 111', '01 860 3010', 'a@b.example']) {
      await user.click(screen.getByRole('button', { name: `Copy ${text}` }))
      expect(await screen.findByText(`Copied: ${text}`)).toBeVisible()
      expect(await navigator.clipboard.readText()).toBe(text)
    }
  })

  it('without a clipboard the older method copies; if that fails too, a message says so', async () => {
    const { user } = renderInApp(<ContactRows page={{ PhoneOne: '09421000111' }} />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const selected: string[] = []
    document.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement
      selected.push(field.value.slice(field.selectionStart, field.selectionEnd))
      return true
    }
    const copy = screen.getByRole('button', { name: 'Copy 09 421 000 111' })
    await user.click(copy)
    expect(await screen.findByText('Copied: 09 421 000 111')).toBeVisible()
    expect(selected).toEqual(['09 421 000 111'])
    expect(copy).toHaveFocus()
    document.execCommand = () => false
    await user.click(copy)
    expect(await screen.findByText('Your browser does not let us copy')).toBeVisible()
  })

  it('on a computer a call also copies the number', async () => {
    const media = { matches: false, addListener: () => {}, removeListener: () => {} }
    vi.stubGlobal('matchMedia', () => media)
    const { user } = renderInApp(<ContactRows page={{ PhoneOne: '09421000111', Viber: '09421000111' }} />)
    const call = screen.getByRole('link', { name: /Call/ })
    call.addEventListener('click', (event) => event.preventDefault())
    await user.click(call)
    expect(await screen.findByText('Copied: 09 421 000 111')).toBeVisible()
    expect(screen.getByRole('link', { name: /Viber/ })).toHaveAttribute('href', 'viber://chat?number=+959421000111')
    vi.unstubAllGlobals()
  })

  it('is absent without contact data', () => {
    renderInApp(<ContactRows page={{ PhoneOne: 'null' }} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

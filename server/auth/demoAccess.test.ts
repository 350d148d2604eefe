import { expect, it } from 'vitest'
import { mayUseDemo } from './demoAccess.ts'

const ask = (
  ip: string,
  host: string | undefined,
  more: Record<string, string> = {},
  always = false,
  httpVersion = '1.1',
) =>
  mayUseDemo(
    {
      ip,
      httpVersion,
      target: '/demo/token',
      rawHeaders: Object.entries({ ...(host === undefined ? {} : { Host: host }), ...more }).flat(),
    },
    { isOpenToAll: always },
  )

it.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', 'LOCALHOST'],
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'localhost:3000'],
  ['192.168.1.77', '192.168.1.20:3000'],
  ['::ffff:10.1.2.3', '10.0.0.1'],
  ['172.16.0.1', '172.31.255.255'],
  ['169.254.3.4', '169.254.1.1'],
  ['fe80::1%eth0', '[fe80::2]:3000'],
  ['fd12:3456::1', '[fd12:3456::2]'],
])('from %s by the name %s: yes', (ip, host) => {
  expect(ask(ip, host)).toBe(true)
})

it.each([
  ['203.0.113.7', 'localhost:3000'],
  ['::ffff:203.0.113.7', 'localhost'],
  ['2001:db8::1', 'localhost'],
  ['172.32.0.1', 'localhost'],
  ['11.0.0.1', 'localhost'],
  ['', 'localhost'],
  ['127.0.0.1', 'app.example'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['127.0.0.1', 'evil.example:3000@localhost'],
  ['127.0.0.1', 'localhost/../evil'],
  ['127.0.0.1', '8.8.8.8'],
  ['127.0.0.1', '2130706433'],
  ['127.0.0.1', ''],
  ['127.0.0.1', undefined],
])('from %s by the name %s: no', (ip, host) => {
  expect(ask(ip, host)).toBe(false)
})

it.each([
  'x-forwarded-for',
  'X-Forwarded-Host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'CF-RAY',
  'cdn-loop',
  'x-original-url',
  'x-remote-addr',
  'x-amzn-trace-id',
  'X-Vercel-Id',
  'fly-request-id',
  'tailscale-user-login',
  'ngrok-trace-id',
  'X-Scheme',
  'Front-End-Https',
  'X-Url-Scheme',
  'X-Forward-For',
  'X_Forwarded_For',
  'WL-Proxy-Client-IP',
  'Proxy-Client-IP',
  'X-Sucuri-ClientIP',
  'Connection-Via',
  'Proxy-Connection',
  'Early-Data',
  'Max-Forwards',
  'Surrogate-Capability',
  'CloudFront-Viewer-Address',
  'Do-Connecting-IP',
  'Remote-User',
  'SSL-Client-Verify',
  'traceparent',
  'rndr-id',
  'one-that-nobody-knows-yet',
])('S07 with a proxy in front (%s): no', (name) => {
  expect(ask('127.0.0.1', 'localhost:3000', { [name]: '127.0.0.1' })).toBe(false)
})

it.each(['0.9', '1.0'])('in HTTP/%s, which proxies ask in and browsers do not: no', (version) => {
  expect(ask('127.0.0.1', 'localhost:3000', {}, false, version)).toBe(false)
})

it('with the headers of a browser: yes', () => {
  const browser = {
    accept: '*/*',
    origin: 'http://localhost:3000',
    'x-requested-with': 'x',
    'sec-fetch-site': 'same-origin',
    'Accept-Language': 'my',
    'Content-Type': 'application/json',
    'Content-Length': '2',
    'Upgrade-Insecure-Requests': '1',
    'sec-ch-ua': '"Chromium"',
    'If-None-Match': 'W/"1"',
    DNT: '1',
    Cookie: 'lang=my',
    'Idempotency-Key': 'one',
    Authorization: 'Bearer x',
  }
  expect(ask('127.0.0.1', 'localhost:3000', browser)).toBe(true)
})

it('with DEMO=1 everybody may', () => {
  expect(ask('203.0.113.7', 'app.example', {}, true, '1.0')).toBe(true)
  expect(ask('203.0.113.7', 'app.example', { 'x-forwarded-for': '198.51.100.1' }, true)).toBe(true)
})

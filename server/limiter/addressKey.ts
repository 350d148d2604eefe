import { isIPv4, isIPv6 } from 'node:net'

/**
 * What limits count an address as: IPv4 by the address, IPv6 by its /64, since one household or phone has all of that
 * (RFC 6177). An IPv4 address in IPv6 form is that IPv4 address. What is no address counts as one sender.
 */
export function addressKey(address: string): string {
  const plain = withoutPort(address).split('%', 1)[0]!
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  // As URLs write it: in lower case, without leading zeros, its last two groups in hexadecimal.
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const last = groups.slice(6).map((group) => parseInt(group, 16))
  return last.flatMap((group) => [group >> 8, group & 255]).join('.')
}

/** Some proxies write the port too: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** The eight groups of an IPv6 address (RFC 4291 section 2.2). */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

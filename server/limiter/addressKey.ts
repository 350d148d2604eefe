import { isIPv4, isIPv6 } from 'node:net'

/**
 * What limits count an address as: IPv4 by the address, IPv6 by its /64, since one household or phone has all of that
 * (RFC 6177). An IPv4 address in IPv6 form is that IPv4 address. What is no address counts as one sender.
 */
export function addressKey(address: string): string {
  const plain = withoutPort(address).split('%', 1)[0]!
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return ipv4Of(groups[6]!, groups[7]!)
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Some proxies write the port too: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** The eight groups of an IPv6 address (RFC 4291 section 2.2). */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const [before, after] = [readGroups(head), readGroups(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

const readGroups = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? ipv4Groups(group) : [parseInt(group, 16)]))

function ipv4Groups(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

const ipv4Of = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')

import { BlockList, isIP } from 'node:net'

const loopback = listOf('127.0.0.0/8 ::1/128')

// RFC 1918, RFC 3927 (link-local), RFC 4193 (unique local), RFC 4291 (link-local)
const lan = listOf('10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 fc00::/7 fe80::/10')

// Whatever else is not of one host in the Internet (RFC 6890): of no host, of a provider's own network, for tests and documents, to many
// hosts, reserved. In IPv6 only what is given out to hosts, without what wraps an IPv4 address.
const special = listOf(
  '0.0.0.0/8 100.64.0.0/10 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 2001::/23 2001:db8::/32 2002::/16',
)
const given = listOf('0.0.0.0/0 2000::/3')

function listOf(networks: string): BlockList {
  const list = new BlockList()
  for (const [network = '', prefix] of networks.split(' ').map((one) => one.split('/')))
    list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4')
  return list
}

/** Whether this is the address of a host in the Internet. A name is none. */
export const isPublicAddress = (text: string) => isIn(given, text) && !isPrivateAddress(text) && !isIn(special, text)

/** Whether a link that somebody has written may be connected to: the web of the public internet, no other service of a host. */
export const isInTheWeb = (address: string, port: number) => isPublicAddress(address) && (port === 80 || port === 443)

/** Whether this is an address of this machine or of a private network. IPv6 may have brackets and a zone. */
export const isPrivateAddress = (text: string) => isIn(loopback, text) || isIn(lan, text)

/** Whether a host name, without its port, can only be this machine. */
export const isLoopbackHost = (hostname: string) => isLocalName(hostname) || isIn(loopback, hostname)

/** Whether a host name is this machine or a private address (docs/rules.md#demo-mode). */
export const isLocalHost = (hostname: string) => isLocalName(hostname) || isPrivateAddress(hostname)

const isLocalName = (hostname: string) => hostname.toLowerCase() === 'localhost'

function isIn(list: BlockList, text: string): boolean {
  const address = text.replace(/^\[(.*)\]$/, '$1').split('%', 1)[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const family = isIP(plain)
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

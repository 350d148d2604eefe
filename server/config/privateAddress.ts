import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

// RFC 1918, RFC 3927 (link-local), RFC 4193 (unique local), RFC 4291 (link-local)
const lan = new BlockList()
lan.addSubnet('10.0.0.0', 8, 'ipv4')
lan.addSubnet('172.16.0.0', 12, 'ipv4')
lan.addSubnet('192.168.0.0', 16, 'ipv4')
lan.addSubnet('169.254.0.0', 16, 'ipv4')
lan.addSubnet('fc00::', 7, 'ipv6')
lan.addSubnet('fe80::', 10, 'ipv6')

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

import { Writable } from 'node:stream'

/** A pino transport that takes lines and never says that they are written. */
export default () => new Writable({ write() {} })

/** A pino transport that reaches nobody. */
export default () => Promise.reject(new Error('nobody there'))

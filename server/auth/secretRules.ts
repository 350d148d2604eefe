// HS256 wants a key of at least its hash's size, 32 bytes (RFC 7518 section 3.2).
const shortest = 32

const sample =
  /change.?(me|this|it)|replace.?(me|this|with)|your.?(own|jwt|secret|key|long)|example|sample|placeholder|secret|password|passw0rd|default|insecure|0123456789|1234567890|abcdefgh|qwerty|lorem.?ipsum/i

/** What is wrong with a session secret, as the end of a sentence, or null when it may be used (docs/safety.md#s04). */
export function secretFault(secret: string): string | null {
  if (Buffer.byteLength(secret) < shortest) return `is too short: it needs at least ${shortest} characters`
  // Long enough, but one short thing repeated: random text of this length has many more different characters.
  if (sample.test(secret) || new Set(secret).size < 8) return 'looks like a sample value, which others know too'
  return null
}

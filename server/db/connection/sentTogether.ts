/** What each of these promises gives. */
type Answers<P extends readonly Promise<unknown>[]> = { -readonly [N in keyof P]: Awaited<P[N]> }

/**
 * The answers of statements that were sent to one connection without waiting for each other (docs/decisions/database.md#together).
 * @throws the error of the first that fails: the others fail after it, because the transaction has
 */
export async function sentTogether<const P extends readonly Promise<unknown>[]>(...sent: P): Promise<Answers<P>> {
  // The driver tells of a rejection that nobody has looked at yet as of one that nobody handles.
  for (const one of sent) one.catch(() => undefined)
  // Not Promise.all, which tells the error that is heard of first.
  const answers: unknown[] = []
  for (const one of sent) answers.push(await one)
  return answers as Answers<P>
}

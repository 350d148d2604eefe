import type { Given, Item, Person } from './client.ts'

export const invites = (owner: Person, { Id }: Pick<Item, 'Id'>, email: string) =>
  owner.makes('pageAdmin', { pageId: Id, email })

export const answers = (who: Person, id: number, fields: Record<string, Given>) =>
  who.posts('/pageAdmin/api/answer', { id, ...fields })

/** Makes somebody an admin of a page: its owner invites, they accept. Returns the record. */
export async function joins(owner: Person, page: Pick<Item, 'Id'>, helper: Person, heir = false): Promise<Item> {
  const { Id } = await invites(owner, page, helper.email)
  const answer = await answers(helper, Id, { accept: true, heir })
  if (answer.status !== 200) throw new Error(`Not accepted (${answer.status}): ${answer.text}`)
  return answer.data
}

export const offers = (owner: Person, { Id }: Pick<Item, 'Id'>, email: string) =>
  owner.posts('/page/api/transfer', { pageId: Id, email })

export const answersOffer = (who: Person, id: unknown, accept: boolean) =>
  who.posts('/page/api/transfer/answer', { id: Number(id), accept })

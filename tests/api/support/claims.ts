import type { World } from './world.ts'

/** A page as an import makes it, with a number and a web address. */
export async function unownedPage({ app, owner }: World): Promise<{ Id: number }> {
  const page = await owner.makes('page', { name: 'Orphan', phoneOne: '09 422 000 111', websiteURL: 'https://[::1]/' })
  await app.query('update "page" set "OwnerId" = null where "Id" = $1', [page.Id])
  return page
}

/** A claim of such a page by who helps to run another one, whose code was read out. */
export async function openClaim(world: World, proof: 'phone' | 'document' | 'link' = 'phone'): Promise<number> {
  const { Id: pageId } = await unownedPage(world)
  const [claim] = await world.app.query<{ Id: number }>(
    `insert into "claim" ("PageId", "ProfileId", "Proof", "State", "Number", "Code", "CodeUntil", "CalledById", "Token")
     values ($1, $2, $3, 'calling', '+9594222000111', '204718', now() + interval '1 hour', $4, $5) returning "Id"`,
    [pageId, world.pageAdmin.id, proof, world.moderator.id, proof === 'link' ? 'zay-0' : null],
  )
  await world.app.query(`update "claim" c set "Number" = p."PhoneOneE164" from "page" p where p."Id" = c."PageId"`)
  if (proof === 'document')
    await world.app.query(`insert into "claimProof" ("ClaimId", "Type", "Bytes") values ($1, 'image/png', '\\x89')`, [
      claim!.Id,
    ])
  return claim!.Id
}

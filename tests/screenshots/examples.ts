import type { Examples } from './screens.ts'

interface Listed {
  Id: number
}

/** Finds records to show: the newest of each resource, and the owner's. */
export async function findExamples(
  url: string,
  owner: { jwtToken: string; email: string },
): Promise<{ examples: Examples; ownPage: Listed }> {
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${owner.jwtToken}` } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Listed[]
  }
  const first = async (path: string) => {
    const [record] = await read(path)
    if (!record) throw new Error(`${path} is empty: screenshots need demo data`)
    return record
  }
  const newest = async (name: string) => (await first(`/${name}/api/byPage/1?perPage=1`)).Id

  const ownPage = await first(`/page/api/byOwnerEmail/${encodeURIComponent(owner.email)}`)
  const own = async (name: string) => (await read(`/${name}/api/byPageId/${ownPage.Id}`))[0]?.Id ?? 0
  const examples: Examples = {
    page: await newest('page'),
    post: await newest('post'),
    product: await newest('product'),
    productCategory: await newest('productCategory'),
    category: await newest('category'),
    article: await newest('article'),
    own: {
      page: ownPage.Id,
      post: await own('post'),
      product: await own('product'),
      productCategory: await own('productCategory'),
    },
  }
  return { examples, ownPage }
}

/** The manage hub and the management lists (spec 2.129 to 2.146). */
export const manage = {
  searchLocally: ({ source }: { source: string }) => `Search from ${source}...`,
  noneAvailable: ({ source }: { source: string }) => `No ${source} available`,
  manage: 'Manage',
  newPage: 'New Page',
  newPost: 'New Post',
  newProduct: 'New Product',
  newProductCategory: 'New Product Category',
  pageList: 'Page List',
  postList: 'Post List',
  productList: 'Product List',
  productCategoryList: 'Product Category List',
  menuOf: ({ name }: { name: string }) => `Actions for ${name}`,
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  deleteNow: 'Delete',
  deleteConfirm: ({ name }: { name: string }) => `Are you sure you want to delete "${name}"?`,
  statusFailed: 'The status could not be changed.',
  deleteFailed: 'It could not be deleted.',
  createFirst: ({ source }: { source: string }) => `Create your first ${source}`,
  counted: ({ count, one, many }: { count: number; one: string; many: string }) =>
    count === 1 ? `1 ${one}` : `${count} ${many}`,
  takenWithPage: ({ contents }: { contents: string }) =>
    `This also takes its ${contents}, and all that was said and shown under them.`,
  switchPage: 'Choose another page',
}

import type { ManagedName } from '#resources'
import { sourceName, sourceTitle } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'

/** The specification's labels of the create and list buttons (spec 2.144 to 2.146). */
interface Labels {
  create: (t: AllMessages) => string
  list: (t: AllMessages) => string
}
const specified: Partial<Record<ManagedName, Labels>> = {
  page: { create: (t) => t.manage.newPage, list: (t) => t.manage.pageList },
  post: { create: (t) => t.manage.newPost, list: (t) => t.manage.postList },
  product: { create: (t) => t.manage.newProduct, list: (t) => t.manage.productList },
  productCategory: { create: (t) => t.manage.newProductCategory, list: (t) => t.manage.productCategoryList },
}

/** The button that opens the create form. A resource the specification does not name gets one from its declaration's label. */
export const createLabel = (t: AllMessages, source: ManagedName) =>
  specified[source]?.create(t) ?? t.forms.createTitle({ source: sourceName(t, source) })

/** The button that opens the list, likewise. */
export const listLabel = (t: AllMessages, source: ManagedName) => specified[source]?.list(t) ?? sourceTitle(t, source)

/** What a shop of a trade has to sell. */
export type Shelf = {
  /** Departments of the shop: name and description. */
  departments: readonly (readonly [name: string, description: string])[]
  /** Name, description, price in kyat, and the department (index into `departments`). */
  products: readonly (readonly [name: string, description: string, price: number, department: number])[]
}

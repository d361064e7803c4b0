/** A value that the origin computes and adds to the response of a module. */
export type Derived = {
  type: 'events' | 'productions' | 'articles' | 'columns' | 'address'
  /** Description in the contract. */
  description: string
}

export type DerivedType = Derived['type']

/** What the origin adds to a module's answer: what the module shows but does not hold. */
export type Derived = {
  type: 'events' | 'productions' | 'articles' | 'columns' | 'address'
  /** A sentence for the contract. */
  description: string
}

export type DerivedType = Derived['type']

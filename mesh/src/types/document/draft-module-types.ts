/** Modules of a draft as visitors would get them, as GraphQL. */
export const draftModuleTypes = /* GraphQL */ `
  "Modules of a draft, in reading order."
  input ModulesToRenderInput {
    "The modules in reading order; a section with those in it. 50 at most."
    modules: [ModuleToRenderInput!]!
  }

  "A module of a draft with what its author sees, saved or not."
  input ModuleToRenderInput {
    "UUID of the module."
    moduleId: ID!
    "Kind of the module; e.g. \\"text\\"."
    kind: String!
    "UUID of the section that contains it; null at the top level."
    sectionId: ID
    "Column of the section, from 0; null at the top level."
    column: Int
    "Values by name of the field, as in a document; incomplete ones too."
    fields: ContentValue!
  }

  "A module of a draft as visitors would get it."
  type DraftModule {
    "UUID of the module."
    moduleId: ID!
    "The module; null if its kind is unknown. One that was never published has a number that no other has."
    module: Module
    "Paths of the values that are not of the type of their field, and were left out; e.g. \\"items.0.headline\\"."
    invalidFields: [String!]!
  }
`

/** How editors change documents, as GraphQL: the inputs of the mutations. */
export const inputTypes = /* GraphQL */ `
  "Operations on a draft."
  input ApplyOperationsInput {
    "Language of the document."
    locale: ContentLocale!
    "Slug of the container."
    slug: Slug!
    "Number of the last operation that the client knows; 0 for none."
    sinceNumber: Int!
    "Operations, in order; 500 at most."
    operations: [DocumentOperationInput!]!
  }

  "One operation: one field, named after what it does."
  input DocumentOperationInput @oneOf {
    "Adds a module."
    add: ModuleOperationInput
    "Adds a copy of a module."
    duplicate: DuplicateOperationInput
    "Changes, sets or unsets a value."
    change: ChangeOperationInput
    "Moves a module."
    move: MoveOperationInput
    "Removes a module."
    remove: ModuleOperationInput
    "Restores a removed module."
    restore: ModuleOperationInput
  }

  "Adds, removes or restores a module."
  input ModuleOperationInput {
    "UUID of the operation, created by its author. A repeated operation is applied once."
    operationId: ID!
    "UUID of the module; a new one for an added module."
    moduleId: ID!
    "The module, followed by the modules in it if it is a section: as added, as the author saw them when removing, or as restored."
    modules: [DocumentModuleInput!]!
  }

  "Adds a copy of a module."
  input DuplicateOperationInput {
    "UUID of the operation, created by its author. A repeated operation is applied once."
    operationId: ID!
    "UUID of the copied module."
    sourceId: ID!
    "New UUID for the copy."
    moduleId: ID!
    "The copy, followed by the copies of the modules in it if it is a section, as the author saw the original."
    modules: [DocumentModuleInput!]!
  }

  "Changes, sets or unsets a value."
  input ChangeOperationInput {
    "UUID of the operation, created by its author. A repeated operation is applied once."
    operationId: ID!
    "UUID of the module; null for a field of the document itself."
    moduleId: ID
    "Path of the field: its name, for a list also id and name of the entry: \`[\\"items\\", id, \\"fields\\", \\"question\\"]\`."
    path: [String!]!
    "The value as the author saw it."
    before: FieldStateInput!
    "The value as the author wants it."
    after: FieldStateInput!
  }

  "Moves a module."
  input MoveOperationInput {
    "UUID of the operation, created by its author. A repeated operation is applied once."
    operationId: ID!
    "UUID of the module."
    moduleId: ID!
    "Position at which the author saw it."
    before: ModulePlaceInput!
    "Position that the author wants."
    after: ModulePlaceInput!
  }

  "The value of a field, or the absence of one."
  input FieldStateInput {
    "Whether the field has a value, which may be null."
    isSet: Boolean!
    "The value; ignored if there is none."
    value: ContentValue
  }

  "A module of a document, with what an editor filled in."
  input DocumentModuleInput {
    "UUID of the module."
    moduleId: ID!
    "Kind of the module; e.g. \\"text\\"."
    kind: String!
    "Version of the fields of that kind."
    version: Int!
    "Where the module is."
    place: ModulePlaceInput!
    "Values by name of the field."
    fields: ContentValue!
  }

  "Position of a module on its page."
  input ModulePlaceInput {
    "UUID of the section that contains it; null at the top level."
    sectionId: ID
    "Column of the section or, at the top level, of the container, from 0; null for the first one."
    column: Int
    "Position in the order of the modules: ranks are compared as strings, by code unit, such as a1. Equal ranks are ordered by the UUIDs of the modules."
    rank: String!
  }

  "The draft to be published."
  input PublishDocumentInput {
    "Language of the document."
    locale: ContentLocale!
    "Slug of the container."
    slug: Slug!
    "Note for other editors."
    note: String
  }

  "The document to be taken offline."
  input UnpublishDocumentInput {
    "Language of the document."
    locale: ContentLocale!
    "Slug of the container."
    slug: Slug!
    "Note for other editors."
    note: String
  }

  "The version that the draft becomes."
  input RestoreDocumentInput {
    "Language of the document."
    locale: ContentLocale!
    "Slug of the container."
    slug: Slug!
    "Number of the version; null for the published one, which discards the changes since."
    versionNumber: Int
  }

  "The scheduled change, and its time."
  input ScheduleDocumentInput {
    "Language of the document."
    locale: ContentLocale!
    "Slug of the container."
    slug: Slug!
    "What is done."
    action: ScheduledAction!
    "Time at which it is due; null to remove the schedule."
    at: DateTime
    "Note for other editors."
    note: String
  }
`

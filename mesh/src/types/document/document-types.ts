/** What editors change, as GraphQL: documents, their operations and versions, and what stands against an operation. */
export const documentTypes = /* GraphQL */ `
  """
  Any JSON value of a field, or values by name of the field. What a field may hold follows from the kind of the module; the origin checks it. Items of a list are an object of \`{ rank, fields }\` by id.
  """
  scalar ContentValue @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc8259")

  "The draft of a container in a language."
  type EditedDocument {
    "Number of the last operation of the document."
    number: Int!
    "Number of the published version; null if none is."
    versionNumber: Int
    "Whether the draft has changed since it was published."
    isChanged: Boolean!
    "Fields of the document itself, by name."
    fields: ContentValue!
    "Modules of the draft, those in sections too."
    modules: [DocumentModule!]!
    "What is done by itself, the earliest first."
    schedules: [DocumentSchedule!]!
  }

  "A module of a document, with what an editor filled in."
  type DocumentModule {
    "UUID of the module, made by who added it."
    moduleId: ID!
    "Kind of the module; e.g. \\"text\\"."
    kind: String!
    "Version of the fields of that kind."
    version: Int!
    "Where the module is."
    place: ModulePlace!
    "Values by name of the field."
    fields: ContentValue!
    "Whether it was removed, and can be restored."
    isRemoved: Boolean!
  }

  "Where a module is."
  type ModulePlace {
    "UUID of the section that contains it; null at the top level."
    sectionId: ID
    "Column of the section, from 0; null at the top level."
    column: Int
    "Place in the order, compared by code; equal ranks are ordered by the UUIDs of the modules."
    rank: String!
  }

  "What a document does by itself at a time."
  type DocumentSchedule {
    "What is done."
    action: ScheduledAction!
    "When it is done."
    at: DateTime!
    "Note of the editor; null if there is none."
    note: String
  }

  "What a document can do by itself."
  enum ScheduledAction {
    "The draft is published."
    PUBLISH
    "The document is taken offline in its language."
    UNPUBLISH
  }

  "An operation that was acknowledged."
  type LoggedOperation {
    "Number of the operation in its document."
    number: Int!
    "When it was acknowledged."
    at: DateTime!
    "The operation."
    operation: DocumentOperation!
  }

  "A change to a document, with what its author saw."
  type DocumentOperation {
    "UUID of the operation, made by its author."
    operationId: ID!
    "What is done; null for an operation that this graph does not know."
    type: DocumentOperationType
    "UUID of the module; null for a field of the document itself."
    moduleId: ID
    "Of a copy: UUID of the module that was copied."
    sourceId: ID
    "Added, removed or restored modules: the module and, of a section, those in it; otherwise null."
    modules: [DocumentModule!]
    "Path of a changed value: name of the field, and on; otherwise null."
    path: [String!]
    "A changed value before; otherwise null."
    before: FieldState
    "A changed value after; otherwise null."
    after: FieldState
    "Where a moved module was; otherwise null."
    placeBefore: ModulePlace
    "Where a moved module is; otherwise null."
    placeAfter: ModulePlace
  }

  "What an operation does."
  enum DocumentOperationType {
    "Adds a module."
    ADD
    "Adds a copy of a module."
    DUPLICATE
    "Changes, sets or unsets a value."
    CHANGE
    "Moves a module."
    MOVE
    "Removes a module."
    REMOVE
    "Brings a removed module back."
    RESTORE
  }

  "A value of a field, or that it has none."
  type FieldState {
    "Whether there is a value, which may be null."
    isSet: Boolean!
    "The value; null if there is none."
    value: ContentValue
  }

  "What the check before publishing has found."
  type DocumentCheck {
    "Whether an error prevents publishing."
    isBlocked: Boolean!
    "What should be corrected: that of the document first, then by module in order."
    findings: [PublishFinding!]!
  }

  "Something that an editor should correct before publishing."
  type PublishFinding {
    "UUID of the module; null for the document itself."
    moduleId: ID
    "Path of the value, as in an operation; empty for the module or document as a whole."
    path: [String!]!
    "Whether it prevents publishing."
    severity: FindingSeverity!
    "Key of the message; e.g. \\"missing-alternative-text\\"."
    key: String!
    "The text, link or language that is meant; null if there is none."
    value: String
  }

  "How grave a finding is."
  enum FindingSeverity {
    "Prevents publishing."
    ERROR
    "Advice."
    WARNING
  }

  "A version of a document that can be shown, compared and restored."
  type DocumentVersion {
    "Number of the version: \`versionNumber\` of pages and containers."
    number: Int!
    "What made the version."
    type: DocumentVersionType!
    "Note of the editor; null if there is none."
    note: String
    "Who made it; null if it was nobody logged in."
    author: String
    "When it was made."
    createdAt: DateTime!
  }

  "What makes a version."
  enum DocumentVersionType {
    "The draft was published."
    PUBLISHED
    "The document was taken offline."
    UNPUBLISHED
    "A state of the draft was kept."
    SAVED
  }

  "One difference between two versions."
  type DocumentDifference {
    "What is different."
    type: DifferenceType!
    "UUID of the module; null for the document itself."
    moduleId: ID
    "Kind of the module; null for the document itself."
    kind: String
    "Path of the changed value; empty for whole modules."
    path: [String!]!
    "The value before."
    before: FieldState!
    "The value after."
    after: FieldState!
    "The texts compared by words; empty for what is no text."
    words: [ComparedWords!]!
  }

  "In what two versions differ."
  enum DifferenceType {
    "A module is in the later version only."
    ADDED
    "A module is in the earlier version only."
    REMOVED
    "A module is elsewhere."
    MOVED
    "A value is another."
    CHANGED
  }

  "Words of two texts that were compared."
  type ComparedWords {
    "Words with the space around them."
    text: String!
    "In which of the texts they are."
    change: WordChange!
  }

  "In which of two texts words are."
  enum WordChange {
    "In the later text only."
    ADDED
    "In the earlier text only."
    REMOVED
    "In both."
    NONE
  }
`

/** What editors change, as GraphQL: documents, their operations and versions, and reasons for rejections. */
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
    "Modules of the draft, those in sections and removed ones too."
    modules: [DocumentModule!]!
    "Scheduled changes, the earliest first."
    schedules: [DocumentSchedule!]!
  }

  "A module of a document, with what an editor filled in."
  type DocumentModule {
    "UUID of the module, created by the author who added it."
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

  "Position of a module on its page."
  type ModulePlace {
    "UUID of the section that contains it; null at the top level."
    sectionId: ID
    "Column of the section or, at the top level, of the container, from 0; null for the first one."
    column: Int
    "Position in the order of the modules: ranks are compared as strings, by code unit, such as a1. Equal ranks are ordered by the UUIDs of the modules."
    rank: String!
  }

  "A scheduled change of a document."
  type DocumentSchedule {
    "What is done."
    action: ScheduledAction!
    "Time at which it is due."
    at: DateTime!
    "Note of the editor; null if there is none."
    note: String
  }

  "What can be scheduled."
  enum ScheduledAction {
    "The draft is published."
    PUBLISH
    "The document is taken offline in its language."
    UNPUBLISH
  }

  "An operation that was accepted, with its number."
  type LoggedOperation {
    "Number of the operation in its document."
    number: Int!
    "Time at which it was accepted."
    at: DateTime!
    "The operation."
    operation: DocumentOperation!
  }

  "A change to a document, with what its author saw."
  type DocumentOperation {
    "UUID of the operation, created by its author."
    operationId: ID!
    "Type of the operation; null for one that this graph does not know."
    type: DocumentOperationType
    "UUID of the module; null for a field of the document itself."
    moduleId: ID
    "UUID of the module that was copied; null for other operations."
    sourceId: ID
    "The added, removed or restored module, followed by the modules in it if it is a section; otherwise null."
    modules: [DocumentModule!]
    "Path of a changed value, starting with the name of the field; otherwise null."
    path: [String!]
    "A changed value before; otherwise null."
    before: FieldState
    "A changed value after; otherwise null."
    after: FieldState
    "Former position of a moved module; otherwise null."
    placeBefore: ModulePlace
    "New position of a moved module; otherwise null."
    placeAfter: ModulePlace
  }

  "Type of an operation."
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
    "Restores a removed module."
    RESTORE
  }

  "The value of a field, or the absence of one."
  type FieldState {
    "Whether the field has a value, which may be null."
    isSet: Boolean!
    "The value; null if there is none."
    value: ContentValue
  }

  "What the check before publishing has found."
  type DocumentCheck {
    "Whether an error prevents publishing."
    isBlocked: Boolean!
    "The findings: those of the document first, then by module in order."
    findings: [PublishFinding!]!
  }

  "A problem that an editor should correct before publishing."
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

  "Severity of a finding."
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
    "Cause of the version."
    type: DocumentVersionType!
    "Note of the editor; null if there is none."
    note: String
    "Name of its author; null if nobody was logged in."
    author: String
    "Time at which it was created."
    createdAt: DateTime!
  }

  "Cause of a version."
  enum DocumentVersionType {
    "The draft was published."
    PUBLISHED
    "The document was taken offline."
    UNPUBLISHED
    "A state of the draft was saved."
    SAVED
  }

  "One difference between two versions."
  type DocumentDifference {
    "Kind of the difference."
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
    "The texts compared by words; all texts of a module that was added or removed. Empty where there are none."
    words: [ComparedWords!]!
  }

  "In what two versions differ."
  enum DifferenceType {
    "A module is in the later version only."
    ADDED
    "A module is in the earlier version only."
    REMOVED
    "A module has another position."
    MOVED
    "The value of a field differs."
    CHANGED
  }

  "Words of two texts that were compared."
  type ComparedWords {
    "Words, including the spaces around them."
    text: String!
    "In which of the texts they occur."
    change: WordChange!
  }

  "In which of two texts words occur."
  enum WordChange {
    "In the later text only."
    ADDED
    "In the earlier text only."
    REMOVED
    "In both."
    NONE
  }
`

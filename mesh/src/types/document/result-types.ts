/** What the mutations of documents return, as GraphQL. */
export const resultTypes = /* GraphQL */ `
  "The acknowledged operations, or the problem for which none was applied."
  union ApplyOperationsResult =
    | AppliedOperations
    | EditConflictProblem
    | DocumentValidationProblem
    | DocumentGoneProblem

  "The published version, or the problem for which nothing was published."
  union PublishDocumentResult =
    | PublishedDocument
    | DocumentValidationProblem
    | PublishBlockedProblem

  "The document after it was taken offline."
  union UnpublishDocumentResult = EditedDocument

  "The draft after it was restored."
  union RestoreDocumentResult = EditedDocument

  "The document with its schedules."
  union ScheduleDocumentResult = EditedDocument

  "The accepted operations, with those of others."
  type AppliedOperations {
    "Number of the last operation of the document."
    number: Int!
    "All operations since \`sinceNumber\`, in order."
    operations: [LoggedOperation!]!
  }

  "The version that is published now."
  type PublishedDocument {
    "Number of the version."
    versionNumber: Int!
  }

  "Somebody else has changed the same values or modules. None of the operations was applied."
  type EditConflictProblem implements Problem {
    "The reason for people, in the requested language."
    message: String!
    "The reason, for programs."
    code: ProblemCode!
    "Number of the last operation of the document."
    number: Int!
    "The operations in conflict, each with both texts."
    rejectedOperations: [RejectedOperation!]!
    "Operations that the client does not know yet, in order."
    missedOperations: [LoggedOperation!]!
  }

  "The page was deleted, or the history since \`sinceNumber\` is no longer stored. None of the operations was applied."
  type DocumentGoneProblem implements Problem {
    "The reason for people, in the requested language."
    message: String!
    "The reason, for programs."
    code: ProblemCode!
    "Whether the page was deleted; otherwise load the draft again."
    isDeleted: Boolean!
  }

  "Operations or fields that break the rules. Nothing was changed."
  type DocumentValidationProblem implements Problem {
    "The reason for people, in the requested language."
    message: String!
    "The reason, for programs."
    code: ProblemCode!
    "The invalid fields; empty if the problem concerns no single field."
    fieldProblems: [DocumentFieldProblem!]!
    "Operations that cannot be applied."
    rejectedOperations: [RejectedOperation!]!
  }

  "The check before publishing has found errors. Nothing was published."
  type PublishBlockedProblem implements Problem {
    "The reason for people, in the requested language."
    message: String!
    "The reason, for programs."
    code: ProblemCode!
    "The findings: those of the document first, then by module in order."
    findings: [PublishFinding!]!
  }

  "A field of a document with an invalid value."
  type DocumentFieldProblem {
    "UUID of the module; null for the document itself."
    moduleId: ID
    "Path of the field; e.g. \\"items.0.headline\\"."
    field: String!
    "What is wrong with the value, in the requested language."
    messages: [String!]!
  }

  "Why an operation was rejected, with both texts."
  type RejectedOperation {
    "UUID of the operation."
    operationId: ID!
    "The reason; null for one that this graph does not know."
    reason: RejectionReason
    "UUID of the module; null for the document itself."
    moduleId: ID
    "Path of the value that both have changed; otherwise empty."
    path: [String!]!
    "The value, position or modules that the author saw."
    base: FieldState!
    "The current value, position or modules."
    current: FieldState!
    "The value, position or modules that the author wants."
    incoming: FieldState!
    "Name of the author of that change; null if unknown."
    changedBy: String
    "Time of that change; null if unknown."
    changedAt: DateTime
  }

  "Why an operation is rejected."
  enum RejectionReason {
    "Somebody else has changed the same value."
    VALUE_CHANGED
    "Somebody else has moved the module."
    MOVED
    "The module to be removed was changed after its author saw it."
    MODULE_CHANGED
    "The module, or the section that contains it, was removed."
    REMOVED
    "There is no such module."
    UNKNOWN_MODULE
    "There is no such section."
    UNKNOWN_SECTION
    "A section cannot be in another."
    NESTED_SECTION
    "The UUID is that of another module."
    ID_TAKEN
    "What is added does not hold the module, or holds others."
    BROKEN_ADD
  }
`

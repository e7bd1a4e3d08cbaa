export type FileProblemKind = 'too-big' | 'too-many-rows' | 'empty' | 'unreadable' | 'encoding'

/** Why a file cannot be used; `kind` names a sentence of the messages `imports.fileProblem`. */
export class FileProblem extends Error {
  constructor(readonly kind: FileProblemKind) {
    super(kind)
    this.name = 'FileProblem'
  }
}

'use client'

import { ReadProblem } from '@/components/shell/read-json'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { LostChoices } from './lost-choices'
import { focusField } from '../fields'

type FailedOfferProps = {
  field: 'positions' | 'services'
  chosen: readonly { code: string; name: string }[]
  error: Error
  words: { failed: string; again: string }
  onAgain: () => void
  onRemove: (code: string) => void
}

/** The offer could not be asked for: what was chosen of it before is still to be seen and removed. */
export function FailedOffer(props: FailedOfferProps) {
  const { field, chosen, error, words, onAgain, onRemove } = props
  const problems = useProblemText()
  return (
    <>
      <div role="alert" className="flex flex-col items-start gap-2">
        <p>
          {words.failed} {error instanceof ReadProblem && problems.sentence(error.refusal)}
        </p>
        <Button
          onClick={() => {
            // To the part, before the button goes with the message.
            focusField(field)
            onAgain()
          }}
        >
          {words.again}
        </Button>
      </div>
      <LostChoices field={field} lost={chosen} because="unchecked" onRemove={onRemove} />
    </>
  )
}

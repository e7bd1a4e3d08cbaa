'use client'

import { useTranslations } from 'next-intl'
import { usePress } from '@/components/shell/use-press'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { toast } from '@/components/ui/toast'
import { setWarnings } from '@/lib/people/actions'

type WarningChoiceProps = {
  wantsWarnings: boolean
  /** There is a server that sends e-mails. */
  canSend: boolean
}

/** Whether what needs a manager comes by e-mail; it takes effect at once. */
export function WarningChoice({ wantsWarnings, canSend }: WarningChoiceProps) {
  const t = useTranslations('people.own')
  const { pending, failure, press } = usePress()
  const choose = (wants: boolean) =>
    press(
      () => setWarnings({ wants }),
      () => toast.success(t(wants ? 'warningsOn' : 'warningsOff')),
    )
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      {failure && <FormErrors {...failure} />}
      <Checkbox
        label={t('warningsLabel')}
        help={t(canSend ? 'warningsHelp' : 'warningsNoServer')}
        checked={wantsWarnings}
        disabled={pending}
        onChange={(event) => void choose(event.target.checked)}
      />
    </div>
  )
}

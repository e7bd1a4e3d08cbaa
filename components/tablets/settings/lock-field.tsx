import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { LOCK_MINUTES } from '@/lib/tablets/model/tablet'

type LockFieldProps = {
  error: string | undefined
  register: () => UseFormRegisterReturn
}

/** After how many minutes without a touch the screen locks. */
export function LockField({ error, register }: LockFieldProps) {
  const t = useTranslations('tablets')
  return (
    <Field label={t('lock')} help={t('lockHelp')} error={error}>
      {(control) => (
        <Select {...control} {...register()}>
          {LOCK_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('minutes', { minutes })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

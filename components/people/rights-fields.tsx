'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import type { PersonForm } from '@/lib/people/schema'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'

type RightsFieldsProps = { form: UseFormReturn<PersonForm>; isSelf: boolean }

/** What counts everywhere: administration, and whether the person may sign in at all. */
export function RightsFields({ form, isSelf }: RightsFieldsProps) {
  const t = useTranslations('people')
  // A disabled control would be left out of the form, and what it said with it.
  if (isSelf) return <Notice kind="info">{t('form.self')}</Notice>
  return (
    <div className="flex flex-col">
      <Checkbox label={t('form.admin')} help={t('form.adminHelp')} {...form.register('isAdmin')} />
      <Checkbox
        label={t('form.disabled')}
        help={t('form.disabledHelp')}
        {...form.register('disabled')}
      />
    </div>
  )
}

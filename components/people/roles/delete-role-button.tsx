'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { settingsPaths } from '@/components/shell/settings-paths'
import { usePress } from '@/components/shell/use-press'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { toast } from '@/components/ui/toast'
import { deleteRole } from '@/lib/people/actions'

/** Deletes a role that nobody has, after one question. */
export function DeleteRoleButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations('roles')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { pending, failure, press } = usePress()
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('form.delete')}</Button>
      <Confirm
        open={isOpen}
        onOpenChange={setOpen}
        title={t('form.deleteTitle', { name })}
        text={t('form.deleteText')}
        confirmLabel={t('form.delete')}
        danger
        pending={pending}
        onConfirm={() =>
          void press(
            () => deleteRole({ id }),
            () => {
              toast.success(t('form.deleted', { name }))
              router.push(settingsPaths.roles())
            },
          )
        }
      >
        {failure && <FormErrors {...failure} />}
      </Confirm>
    </>
  )
}

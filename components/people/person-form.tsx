'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { savePerson } from '@/lib/people/actions'
import { personSchema, type PersonForm as Fields } from '@/lib/people/schema'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { FormErrors } from '@/components/ui/form-errors'
import type { StoreName } from './people-list'
import { IdentityFields } from './identity-fields'
import { RightsFields } from './rights-fields'
import { RolesField } from './roles-field'

type PersonFormProps = {
  /** Whom it changes; null makes a new person. */
  person: Omit<Fields, 'password'> | null
  stores: readonly StoreName[]
  /** The person changes themselves. */
  isSelf: boolean
}

const NOBODY = { id: null, name: '', email: '', isAdmin: false, disabled: false, roles: [] }

/** Makes a person or changes one, with their roles at each store. */
export function PersonForm({ person, stores, isSelf }: PersonFormProps) {
  const t = useTranslations('people')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver: zodResolver(personSchema),
    defaultValues: { ...(person ?? NOBODY), password: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, savePerson, {
    onDone(_, { name }) {
      toast.success(t(person ? 'form.saved' : 'form.created', { name }))
      router.push(settingsPaths.people())
    },
  })
  const isAdmin = useWatch({ control: form.control, name: 'isAdmin' })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-xl min-w-0 flex-col gap-6">
        <FormErrors {...failure} />
        <IdentityFields form={form} error={error} isNew={person === null} />
        <RightsFields form={form} isSelf={isSelf} />
        <section aria-labelledby="roles" className="flex flex-col gap-2">
          <h2 id="roles" className="font-medium">
            {t('form.roles')}
          </h2>
          <p className="text-muted">{t(isAdmin ? 'form.adminRoles' : 'form.rolesHelp')}</p>
          <Controller
            control={form.control}
            name="roles"
            render={({ field }) => (
              <RolesField stores={stores} value={field.value} onChange={field.onChange} />
            )}
          />
        </section>
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t(person ? 'form.save' : 'form.create')}
        </Button>
      </fieldset>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useRoleName } from '@/components/shell/use-role-name'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button, buttonClass } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { savePerson } from '@/lib/people/actions'
import type { PersonForm as Fields, PersonForm as PersonInput } from '@/lib/people/model/person'
import type { RoleChoices } from '@/lib/people/model/role'
import type { LinkForPerson } from '@/lib/people/model/sign-in'
import { LinkNotice } from './links/link-notice'
import { NewPasswordField } from './new-password-field'
import type { StoreName } from './people-list'

const resolver = schemaResolver(() =>
  import('@/lib/people/model/person').then((file) => file.personSchema),
)

type PersonFormProps = {
  /** Whom it changes; null makes a new person. */
  person: Omit<Fields, 'password'> | null
  stores: readonly StoreName[]
  /** The roles that whoever fills this in may give, by store. */
  choices: readonly RoleChoices[]
  /** Whether they may make administrators. */
  mayMakeAdmins: boolean
  /** The person changes themselves. */
  isSelf: boolean
}

const NOBODY = {
  id: null,
  name: '',
  email: '',
  isAdmin: false,
  disabled: false,
  // Whoever gives a password knows it, which nobody else should for long.
  mustChangePassword: true,
  requiresCode: false,
  roles: [],
}

/** Makes a person or changes one, with their roles at each store. */
export function PersonForm({ person, stores, choices, mayMakeAdmins, isSelf }: PersonFormProps) {
  const t = useTranslations('people')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver,
    defaultValues: { ...(person ?? NOBODY), password: '' },
  })
  const [invited, setInvited] = useState<Invited | null>(null)
  const { pending, failure, error, run } = useFormAction(form, savePerson, {
    onDone({ link }, { name, email }) {
      if (link) {
        setInvited({ link, name, email })
        return
      }
      toast.success(t(person ? 'form.saved' : 'form.created', { name }))
      router.push(settingsPaths.people())
    },
  })
  const isAdmin = useWatch({ control: form.control, name: 'isAdmin' })
  if (invited) return <InvitedPerson {...invited} />
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-xl flex-col gap-6">
        <FormErrors {...failure} />
        <IdentityFields form={form} error={error} isNew={person === null} />
        <RightsFields form={form} isSelf={isSelf} mayMakeAdmins={mayMakeAdmins} />
        <section aria-labelledby="roles" className="flex flex-col gap-2">
          <h2 id="roles" className="font-medium">
            {t('form.roles')}
          </h2>
          <p className="text-muted">{t(isAdmin ? 'form.adminRoles' : 'form.rolesHelp')}</p>
          <Controller
            control={form.control}
            name="roles"
            render={({ field }) => (
              <RolesField
                stores={stores}
                choices={choices}
                value={field.value}
                onChange={field.onChange}
              />
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

type Invited = { link: LinkForPerson; name: string; email: string }

function InvitedPerson(invited: Invited) {
  const t = useTranslations('people')
  return (
    <div className="flex flex-col gap-4">
      <LinkNotice {...invited} />
      <Link href={settingsPaths.people()} className={buttonClass({ className: 'self-start' })}>
        {t('links.done')}
      </Link>
    </div>
  )
}

type IdentityFieldsProps = {
  form: UseFormReturn<PersonInput>
  error: (name: 'name' | 'email' | 'password') => string | undefined
  isNew: boolean
}

/** Who the person is, and what they sign in with. */
function IdentityFields({ form, error, isNew }: IdentityFieldsProps) {
  const t = useTranslations('people')
  const [name, email, password] = useWatch({
    control: form.control,
    name: ['name', 'email', 'password'],
  })
  return (
    <>
      <Field label={t('name')} error={error('name')}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label={t('email')} error={error('email')}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="off" />
        )}
      </Field>
      <NewPasswordField
        label={t('password')}
        help={t(isNew ? 'form.passwordNew' : 'form.passwordKeep')}
        error={error('password')}
        register={() => form.register('password')}
        typed={password}
        own={[name, email]}
      />
    </>
  )
}

type RightsFieldsProps = {
  form: UseFormReturn<PersonInput>
  isSelf: boolean
  mayMakeAdmins: boolean
}

/** What counts everywhere: administration, and whether the person may sign in at all. */
function RightsFields({ form, isSelf, mayMakeAdmins }: RightsFieldsProps) {
  const t = useTranslations('people')
  // A disabled control would be left out of the form, and what it said with it.
  if (isSelf) return <Notice kind="info">{t('form.self')}</Notice>
  return (
    <div className="flex flex-col">
      {mayMakeAdmins && (
        <Checkbox
          label={t('form.admin')}
          help={t('form.adminHelp')}
          {...form.register('isAdmin')}
        />
      )}
      <Checkbox
        label={t('form.mustChange')}
        help={t('form.mustChangeHelp')}
        {...form.register('mustChangePassword')}
      />
      <Checkbox
        label={t('form.requiresCode')}
        help={t('form.requiresCodeHelp')}
        {...form.register('requiresCode')}
      />
      <Checkbox
        label={t('form.disabled')}
        help={t('form.disabledHelp')}
        {...form.register('disabled')}
      />
    </div>
  )
}

type Roles = PersonInput['roles']

type RolesFieldProps = {
  stores: readonly StoreName[]
  choices: readonly RoleChoices[]
  value: Roles
  onChange: (roles: Roles) => void
}

/** A role, or none, at each store. */
function RolesField({ stores, choices, value, onChange }: RolesFieldProps) {
  const t = useTranslations('people')
  const roleName = useRoleName()
  if (stores.length === 0) return <p className="text-muted">{t('form.noStores')}</p>
  const rolesAt = (storeId: number) => choices.find((one) => one.storeId === storeId)?.roles ?? []
  const roleOf = (storeId: number) => value.find((given) => given.storeId === storeId)?.role ?? ''
  // A role that whoever fills this in may not give: it stays as it is.
  const isBeyond = (storeId: number) =>
    roleOf(storeId) !== '' && rolesAt(storeId).every(({ ref }) => ref !== roleOf(storeId))
  const give = (storeId: number, chosen: string) => {
    const others = value.filter((given) => given.storeId !== storeId)
    const role = rolesAt(storeId).find(({ ref }) => String(ref) === chosen)
    onChange(role ? [...others, { storeId, role: role.ref }] : others)
  }
  return (
    <ul className="divide-y divide-border border-y">
      {stores.map(({ id, name, code }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3 py-2">
          <label htmlFor={`role-${id}`} className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate font-mono text-xs text-muted">{code}</span>
          </label>
          <Select
            id={`role-${id}`}
            value={roleOf(id)}
            disabled={isBeyond(id)}
            onChange={(event) => give(id, event.target.value)}
          >
            <option value="">{t('form.noRole')}</option>
            {isBeyond(id) && <option value={roleOf(id)}>{t('form.beyondRole')}</option>}
            {rolesAt(id).map(({ ref, role }) => (
              <option key={ref} value={ref}>
                {roleName(role)}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  )
}

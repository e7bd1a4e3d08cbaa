'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type Control, useController } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { toast } from '@/components/ui/toast'
import { AREAS, PERMISSION_TABLE, PERMISSIONS, type Permission } from '@/lib/domain/permissions'
import { saveRole } from '@/lib/people/actions'
import type { RoleForm as Fields } from '@/lib/people/model/role'

const resolver = schemaResolver(() =>
  import('@/lib/people/model/role').then((file) => file.roleSchema),
)

type RoleFormProps = {
  /** Which it changes; null makes a new one. */
  before: Fields | null
  /** What the person may put into a role: what they may do themselves. */
  composable: readonly Permission[]
}

const NO_ROLE: Fields = { id: null, name: '', permissions: [] }

/** Puts a role together, or changes one, from the table of permissions. */
export function RoleForm({ before, composable }: RoleFormProps) {
  const t = useTranslations('roles')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver,
    defaultValues: before ?? NO_ROLE,
  })
  const { pending, failure, error, run } = useFormAction(form, saveRole, {
    onDone(_, { name }) {
      toast.success(t(before ? 'form.saved' : 'form.created', { name }))
      router.push(settingsPaths.roles())
    },
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-xl flex-col gap-6">
        <FormErrors {...failure} />
        <Field label={t('form.name')} help={t('form.nameHelp')} error={error('name')}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <PermissionBoxes control={form.control} composable={composable} />
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t(before ? 'form.save' : 'form.create')}
        </Button>
      </fieldset>
    </form>
  )
}

type PermissionBoxesProps = {
  control: Control<Fields>
  composable: readonly Permission[]
}

/** What the role may do. A component of its own, so that the form knows of it after the name. */
function PermissionBoxes({ control, composable }: PermissionBoxesProps) {
  const t = useTranslations('roles')
  const { field, fieldState } = useController({ control, name: 'permissions' })
  const choose = (permission: Permission, isChosen: boolean) => {
    const chosen = new Set(field.value)
    if (isChosen) chosen.add(permission)
    else chosen.delete(permission)
    // In the order of the table, whatever was chosen first.
    field.onChange(PERMISSIONS.filter((one) => chosen.has(one)))
  }
  return (
    <>
      {fieldState.invalid && (
        <div role="alert">
          <FieldError>{t('form.none')}</FieldError>
        </div>
      )}
      {AREAS.map((area) => (
        <fieldset key={area} className="flex flex-col border-t pt-3">
          <legend className="float-left font-medium">{t(`area.${area}`)}</legend>
          {area === 'house' && <p className="text-muted">{t('areaHelp.house')}</p>}
          {PERMISSION_TABLE.filter((row) => row.area === area).map(({ permission }) => {
            const mayChoose = composable.includes(permission)
            return (
              <Checkbox
                key={permission}
                label={t(`may.${permission}`)}
                help={mayChoose ? undefined : t('form.beyond')}
                disabled={!mayChoose}
                name={field.name}
                // Where the focus goes when none is chosen.
                ref={permission === composable[0] ? field.ref : undefined}
                checked={field.value.includes(permission)}
                onChange={({ target }) => choose(permission, target.checked)}
              />
            )
          })}
        </fieldset>
      ))}
    </>
  )
}

import { choice, longText, number, reference, reportTypes, resource, text, type RecordOf } from './kit.ts'

export const reportStates = ['open', 'reviewing', 'resolved', 'dismissed'] as const

/** Somebody says that something should not stand here (spec 3.28, docs/rules.md#reports). */
export const report = resource({
  name: 'report',
  title: 'Description',
  ownedBy: 'Profile',
  access: 'report',
  fields: {
    Profile: reference('profile', { readOnly: true, inForm: false }),
    ContentId: number({ integer: true, min: 1, inForm: false }),
    Type: choice(reportTypes, { initial: 'Post', inForm: false }),
    Description: longText({ required: true }),
    State: choice(reportStates, { readOnly: true, initial: 'open', inForm: false }),
    /** What it looked like when it was reported; kept when the thing is deleted. */
    Snapshot: longText({ readOnly: true, inForm: false }),
    Outcome: text({ readOnly: true, inForm: false }),
  },
})
export type Report = RecordOf<typeof report>

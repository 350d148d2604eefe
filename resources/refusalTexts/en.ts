import type { Label } from '../fields.ts'
import { formatDay } from '../text/date.ts'
import { grouped } from '../text/digits.ts'
import { usualWriting } from '../text/language.ts'

/** Refusals that stand in a file of each language; all others are in ../refusals.ts, both languages side by side. */

/** Proxies may answer these statuses without a message, so the screens have the messages too (docs/decisions/refusals.md). */
export const usualRefusals = {
  tooLarge: 'This is too large.',
  tooMany: 'Too many requests. Please wait a little.',
  busy: 'The service is busy. Please try again in a moment.',
}

/** What fails on our side, and what its page says beside that. */
export const serverRefusals = {
  storageFull: 'There is no space left to store this. Please try again later.',
  storeSilent: 'Pictures and files cannot be stored or shown at the moment. Please try again in a minute.',
  ourFault: 'Something went wrong on our side. Please try again later.',
  requestId: ({ id }: { id: string }) => `Request id ${id}`,
  loadAgain: 'Try again',
}

/** What is wrong with a query's filters, orders and boxes. */
export const queryRefusals = {
  bounds: 'bounds must be west, south, east and north in degrees, such as 96.1,16.7,96.2,16.9.',
  zoom: ({ most }: { most: number }) => `zoom must be a whole number from 0 to ${most}.`,
  near: 'near must be a latitude and a longitude, such as 16.8,96.15.',
  nearestNeedsNear: 'order=nearest needs a place to be near to: near=16.8,96.15.',
  following: 'following is 1 or 0.',
  rated: 'rated is a number of stars from 1 to 5.',
  kyat: ({ name }: { name: string }) => `${name} must be an amount in kyat, such as 5000.`,
  within: 'within must be a number of kilometres, such as 5.',
  withinNeedsNear: 'within needs a place to be near to: near=16.8,96.15.',
  available: 'available must be 1 or 0.',
  openNow: 'openNow must be 1 or 0.',
  openAt: 'openAt must be a day and a time, such as 2026-12-03T18:00.',
  region: 'region must be the name of a region.',
  suggestedSource: ({ sources }: { sources: string }) => `source must be one of ${sources}.`,
}

/** What is wrong with a value that has parts. */
export const valueRefusals = {
  trueOrFalse: ({ name }: { name: string }) => `${name} is true or false.`,
  yesOrNo: 'Please send true or false.',
  notShared: 'Only the app, a page, post, product or article is shared.',
  bothDegrees: 'Please give latitude and longitude, or neither.',
  hours: 'These opening hours could not be read.',
  hoursIncomplete: ({ day }: { day: string }) =>
    `Please give two times from 00:00 to 23:59 that differ, or 00:00 twice for 24 hours (${day}).`,
  hoursOverlap: ({ day }: { day: string }) => `Two spans of one day overlap (${day}).`,
  hoursNoDate: ({ day }: { day: string }) => `There is no such date as ${day}.`,
}

/** Why a role is not given or withdrawn. */
export const roleRefusals = {
  noAccount: 'Nobody has an account with this address. They sign in once, and can be given a role then.',
  lastSuperAdmin: 'This is the last super admin. Give somebody else that role first.',
  roles: 'Roles are moderator, editor and superAdmin, separated by commas, or empty.',
}

/** Why a case is not judged, or an appeal not taken. */
export const caseRefusals = {
  caseTaken: ({ name }: { name: string }) => `${name} is at work on this case.`,
  caseChanged: 'This case was changed meanwhile. Please look at it again.',
  caseDecided: 'This case is decided already.',
  measureDays: ({ most }: { most: number }) => `Days are a whole number from one to ${most}, or empty for good.`,
  notThisAct: 'That cannot be done to this.',
  nothingToLift: 'Nothing is held or suspended here any more.',
  notTheTeam: 'A super admin withdraws the role first: who helps to run this is not suspended.',
  tooLateToUndo: 'It is too late to undo this.',
  answeredByAnother: 'Somebody else than who decided answers an appeal.',
  appealOnce: 'There has been an appeal already.',
  appealLate: 'The time for an appeal is over.',
  caseAppealed: 'There is an appeal. Please answer it in the case.',
  relatedAppealed: ({ name }: { name: string }) =>
    `There is an appeal about “${name}”. Please answer it in its own case, and leave it out here.`,
  notRelated: 'This is not related to the case.',
  notMostlyWrong: 'Only who reported more without reason than with one is muted.',
  notOnesOwn: 'This is your own. Somebody else decides about it.',
}

/** Why a page is not claimed, or a claim not judged (docs/rules.md#claims). */
export const claimRefusals = {
  claimOwned: 'This page has an owner.',
  claimWaits: 'Your claim of this page waits already. Withdraw it first to show something else.',
  claimAgain: ({ firstDay }: { firstDay: string }) =>
    `Your claim of this page was refused. You can claim it again from ${formatDay(firstDay, usualWriting.en)} on.`,
  claimsTooMany: ({ most }: { most: number }) =>
    `At most ${most} claims of yours may wait at once. Please wait until one is decided.`,
  claimNoNumber: 'This page has no number that can be rung. Please show something else.',
  claimNoWebsite: 'This page names no web address. Please show something else.',
  claimDocument: 'Please choose a picture (JPEG, PNG or WebP) or a PDF.',
  claimTooLarge: 'This document is too large (10MB max).',
  claimDecided: 'This claim is decided already.',
  claimNeedsCode: 'A claim by phone is accepted when its code is entered. Ring the number, and read the code out.',
  claimNoCode: 'No code is good at the moment. We ring the number again.',
  claimCodeWrong: ({ left }: { left: number }) =>
    left === 1 ? 'This is another code. One try is left.' : `This is another code. ${left} tries are left.`,
  claimCodeOver: 'This is another code, and was the last try. We ring the number again.',
}

/** What is wrong with a table that is imported, with a row of it, or with what is to be done with it (docs/rules.md#import). */
export const importRefusals = {
  importResource: 'Tables of these cannot be imported.',
  importFile: 'Please choose a file.',
  importTooLarge: ({ megabytes, rows }: { megabytes: number; rows: number }) =>
    `This table is too large (${megabytes} MB or ${grouped(rows)} rows max). Please split it.`,
  importWorkbook:
    'This is a workbook, whatever its name says. Please save the sheet as CSV (UTF-8), and choose that file.',
  importOtherKind: 'This is no table. Please save the sheet as CSV (UTF-8), and choose that file.',
  importEncoding: 'This file is neither in UTF-8 nor in UTF-16. Please save the sheet as CSV (UTF-8).',
  importNoRows: 'This table has no rows below its first line.',
  importTitle: ({ name }: { name: string; label: Label }) => `No column is mapped to ${name}.`,
  importMapping: 'This mapping does not fit the columns of the table.',
  importBusy: 'This import is being worked on. Please wait until it is done.',
  importOver: 'This import is over. Please send the file again.',
  importUndoOver: ({ days }: { days: number }) => `An import can be undone for ${days} days.`,
  importNothingToUndo: 'Nothing of this import can be undone.',
  importUneven: 'This row has more or fewer values than the first line has names.',
  importQuote: 'A quotation mark is not closed here. What follows it could not be read.',
  importZeroByte: 'This row holds a zero byte.',
  importDigitsLost: ({ value }: { value: string }) =>
    `The sheet has shortened this number (${value}): digits are lost.`,
  importNoNumber: ({ value }: { value: string }) => `This is no phone number: ${value}`,
  importNoPlace: ({ value }: { value: string }) => `There is no such place on earth: ${value}`,
  importTurned: 'Latitude and longitude were exchanged. They are turned round.',
  importUnknown: ({ value }: { value: string }) => `This is not known here: ${value}`,
  importSeveral: ({ value }: { value: string }) => `Several are called so: ${value}`,
  importTaken: ({ value, from }: { value: string; from: string }) => `${value} is taken for ${from}.`,
  importHours: ({ value }: { value: string }) => `This could not be kept: ${value}`,
  importSecond: ({ value }: { value: string }) => `There was no room for this: ${value}`,
  importNeeds: ({ names }: { names: string; burmeseNames: string }) => `It has none of these: ${names}`,
  importDoubleLine: ({ line }: { line: number }) => `Double of row ${line}`,
  importDouble: 'Double of one that is here already',
  importChanged: 'It was changed since, so it stays.',
  importUsed: 'Something refers to it, so it stays.',
}

/** Why the body of a request cannot be read. */
export const bodyRefusals = {
  sentTwice: 'This field was sent twice.',
  namedTwice: 'The same name stands here twice.',
  unstorable: 'This holds characters that cannot be stored.',
  textTooLong: 'This text is too long (1MB max).',
  aTextTooLong: 'A text is too long (1MB max).',
  textsTooLong: 'The texts of this form are too long together (8MB max).',
  tooManyFields: ({ most }: { most: number }) => `This form has more than ${grouped(most)} fields.`,
  fieldNameTooLong: ({ most }: { most: number }) => `A field name is longer than ${most} bytes.`,
  fieldNameUnusable: 'A field has a name that cannot be used.',
  idsFirst: 'Please send id and pageId ahead of anything above 8MB.',
  incomplete: 'The request did not arrive completely. Please send it again.',
  compressed: 'Compressed requests are not accepted.',
  encoding: ({ encoding }: { encoding: string }) => `The encoding ${encoding} is not accepted.`,
  noBoundary: 'The multipart form names no boundary.',
  formTooLarge: ({ kilobytes }: { kilobytes: number }) => `This form is too large (${grouped(kilobytes)}KB max).`,
  tooLargeForPlain: 'This is too large to be sent like this (8MB max). Please send it as multipart/form-data.',
  notUtf8: 'The request is not UTF-8 text.',
  textNotUtf8: 'This is not UTF-8 text.',
  brokenEscape: 'This holds a broken percent escape.',
  jsonUnreadable: 'The JSON could not be read.',
}

import { sentences } from '#resources/sentences.ts'

/** The comments section (spec 2.176 to 2.180, 5.01, 8.06 to 8.10). */
export const comments = sentences({
  reviewed: false,
  en: {
    comments: 'Comments',
    write: 'Write a comment',
    send: 'Comment',
    sending: 'Saving...',
    createPageToComment: 'Create a Page to Comment',
    loginToComment: 'Login to comment',
    deleteConfirm: 'Are you sure you want to delete this comment?',
    delete: 'Delete comment',
    loading: 'Loading comments...',
    empty: 'No comments yet. Be the first!',
    required: 'Description is required',
    saveFailed: 'Failed to save comment',
    deleteFailed: 'Failed to delete comment',
    more: 'More comments',
  },
  my: {
    comments: 'မှတ်ချက်များ',
    write: 'မှတ်ချက် ရေးရန်',
    send: 'မှတ်ချက်ပေးမည်',
    sending: 'သိမ်းနေပါသည်...',
    createPageToComment: 'မှတ်ချက်ပေးရန် စာမျက်နှာ ဖွင့်ပါ',
    loginToComment: 'မှတ်ချက်ပေးရန် အကောင့်ဝင်ပါ',
    deleteConfirm: 'ဤမှတ်ချက်ကို ဖျက်မည်မှာ သေချာပါသလား။',
    delete: 'မှတ်ချက် ဖျက်ရန်',
    loading: 'မှတ်ချက်များ ဖွင့်နေပါသည်...',
    empty: 'မှတ်ချက် မရှိသေးပါ။ ပထမဆုံး ရေးလိုက်ပါ။',
    required: 'မှတ်ချက် ရေးပေးပါ',
    saveFailed: 'မှတ်ချက်ကို သိမ်း၍ မရပါ။ ထပ်ကြိုးစားပါ။',
    deleteFailed: 'မှတ်ချက်ကို ဖျက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
    more: 'နောက်ထပ် မှတ်ချက်များ',
  },
})

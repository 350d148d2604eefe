CREATE INDEX "page_phones" ON "page" USING gin ((array_remove(array["PhoneOneE164", "PhoneTwoE164", "PhoneThreeE164", "ViberE164", "WhatsAppE164"], null))) WHERE "page"."Listed";

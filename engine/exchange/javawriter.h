#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace entente {

/// Java's objects as the library JSX writes them to XML, the other way round from `JavaObjects`. What is known by a key
/// is written whole the first time and referred to after.
class JavaWriter {
public:
    JavaWriter();
    /// The whole text; nothing may be written after.
    std::string finish();

    /// Values of the object that is being written. `field`: its name there; empty for what stands in a list.
    void null(std::string_view field);
    void primitive(std::string_view field, std::string_view type, std::string_view value);
    void flag(std::string_view field, bool value) { primitive(field, "boolean", value ? "true" : "false"); }
    void number(std::string_view field, int value) { primitive(field, "int", std::to_string(value)); }
    void text(std::string_view field, std::string_view value);

    /// An object of the last of these classes, each of which extends the one before it, with the fields of each written
    /// by one of the `parts`.
    template <class... Parts>
    void object(std::string_view field, std::string_view key, std::initializer_list<std::string_view> classes,
                Parts &&...parts)
    {
        static_assert(sizeof...(Parts) > 0);
        if (!begin("object", field, key, classOf(classes)))
            return;
        const std::string_view *own = classes.begin();
        (part(*own++, parts), ...);
        end("object");
    }

    /// An array of objects of the class `base`, or a list.
    template <class Items>
    void array(std::string_view field, std::string_view key, std::string_view base, std::size_t length, Items &&items)
    {
        if (!begin("array", field, key, arrayOf(base, length)))
            return;
        items();
        end("array");
    }
    template <class Items>
    void list(std::string_view field, Items &&items)
    {
        begin("collection", field, {}, " class='java.util.ArrayList'");
        items();
        end("collection");
    }

    /// Maps: `entries` writes each key and its value.
    template <class Entries>
    void hashMap(std::string_view field, std::size_t size, Entries &&entries)
    {
        int buckets = 16;
        while (static_cast<std::size_t>(buckets) * 3 / 4 < size)
            buckets *= 2;
        begin("object", field, {}, " class='java.util.HashMap' superclasses='java.util.AbstractMap,'");
        part("java.util.AbstractMap", [] {});
        add("<declaredClass class='java.util.HashMap'><default>");
        number("threshold", buckets * 3 / 4);
        primitive("loadFactor", "float", "0.75");
        add("</default>");
        number({}, buckets);
        number({}, static_cast<int>(size));
        entries();
        add("</declaredClass>");
        end("object");
    }
    template <class Entries>
    void treeMap(std::string_view field, std::string_view key, std::size_t size, Entries &&entries)
    {
        begin("object", field, key, " class='java.util.TreeMap' superclasses='java.util.AbstractMap,'");
        part("java.util.AbstractMap", [] {});
        add("<declaredClass class='java.util.TreeMap'><default>");
        null("comparator");
        add("</default>");
        number({}, static_cast<int>(size));
        entries();
        add("</declaredClass>");
        end("object");
    }

    /// What is known by the key; it must have been written.
    void reference(std::string_view field, std::string_view key);

private:
    template <class Part>
    void part(std::string_view className, Part &&fields)
    {
        add("<declaredClass class='");
        add(className);
        add("'><default>");
        fields();
        add("</default></declaredClass>");
    }

    void add(std::string_view text) { m_text += text; }
    void addAttribute(std::string_view name, std::string_view value);
    /// False where a reference to what is known by the key is all.
    bool begin(std::string_view element, std::string_view field, std::string_view key, const std::string &attributes);
    void end(std::string_view element);
    static std::string classOf(std::initializer_list<std::string_view> classes);
    static std::string arrayOf(std::string_view base, std::size_t length);

    std::string m_text;
    std::map<std::string, int, std::less<>> m_known; ///< by key
    int m_next = 0;                                  ///< the next object's number
};

} // namespace entente
